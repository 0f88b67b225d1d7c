import { expect, it } from '@jest/globals';
import { root } from '../../scripts/command-line.js';
import { testPatterns } from './test-quick.js';

it('runs the tests of a feature in every package, else those beside the file, and none for a document', () => {
  const changed = [
    'apps/web/src/features/cart/shop/cart-line.tsx',
    'packages/shared/src/cart/cart-line.ts',
    'apps/api/src/platform/locks/keyed-mutex.ts',
    'docs/api.md',
  ];
  expect(testPatterns(changed)).toEqual([
    '/(features|shared/src)/cart/',
    `^${root}/apps/api/src/platform/locks/[^/]+$`,
  ]);
});
