import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../command-line.js';
import { banner } from './banner.js';

it.each([
  [path.join(root, '.data'), '.data'],
  ['/srv/shop-data', '/srv/shop-data'],
])('shows the data directory %s as %s', (folder, shown) => {
  const text = banner({ url: '', apiUrl: '', values: { DATA_DIR: folder } });
  expect(text).toMatch(new RegExp(`your data +${shown}$`, 'm'));
});
