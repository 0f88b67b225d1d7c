import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkArchitecture } from './check-architecture.js';
import { readSources } from './read-sources.js';
import * as rules from './rules.js';
import shared from '../../packages/shared/package.json' with { type: 'json' };
import { root } from '../../scripts/command-line.js';

const withoutEdges = {
  ...rules,
  layers: rules.layers.map((layer) => ({ ...layer, edges: [] })),
  messages: { ...rules.messages, in: [] },
};
const manifests = {
  'packages/shared': {
    name: '@e-store/shared',
    exports: shared.exports,
    dependencies: { zod: '4' },
  },
  'packages/local-mongo': { name: '@e-store/local-mongo' },
  'packages/local-mail': { name: '@e-store/local-mail' },
  'apps/api': {
    name: '@e-store/api',
    dependencies: { express: '5', zod: '4' },
    devDependencies: { supertest: '7' },
  },
  'apps/web': {
    name: '@e-store/web',
    dependencies: { react: '19' },
    devDependencies: { '@types/react': '19' },
  },
};

let directory;
const write = (file, text) => {
  mkdirSync(path.join(directory, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
};
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'architecture-'));
  for (const [folder, manifest] of Object.entries(manifests)) {
    write(`${folder}/package.json`, JSON.stringify(manifest));
  }
});
afterEach(() => rmSync(directory, { recursive: true }));

const broken = (files, given = withoutEdges) => {
  for (const [file, text] of Object.entries(files)) write(file, text);
  return checkArchitecture(directory, given).findings.map(({ rule }) => rule);
};
const breaks = (file, text) => broken({ [file]: text });

describe('workspaces', () => {
  it.each([
    ['packages/shared/src/a.ts', '@e-store/api/main'],
    ['packages/local-mongo/src/a.ts', '@e-store/shared/money'],
    ['packages/local-mail/src/a.ts', '@e-store/local-mongo'],
    ['apps/api/src/features/orders/a.ts', '@e-store/web/x'],
    ['apps/api/src/features/orders/a.ts', '../../../../../web/src/lib/x.ts'],
    ['apps/api/src/features/orders/a.ts', '@e-store/local-mongo'],
    ['apps/web/src/lib/a.ts', '@e-store/api/main'],
    ['apps/web/server/a.ts', '@e-store/api/platform/config/config'],
  ])('%s may not import %s', (file, specifier) => {
    expect(breaks(file, `import { x } from '${specifier}';`)).toContain('workspace-directions');
  });

  it.each([
    ['apps/api/src/features/orders/a.ts', '@e-store/shared/orders/order-totals'],
    ['apps/web/src/lib/a.ts', '@e-store/shared'],
    ['apps/api/src/testing/a.ts', '@e-store/local-mongo/start-throwaway-mongo'],
    ['e2e/a.ts', '../scripts/start-shop.js'],
  ])('%s may import %s', (file, specifier) => {
    expect(breaks(file, `import { x } from '${specifier}';`)).toEqual([]);
  });

  it('counts a type as knowing, too', () => {
    expect(breaks('apps/web/src/lib/a.ts', `import type { X } from '@e-store/api/main';`)).toEqual([
      'workspace-directions',
    ]);
  });
});

describe('the shared language', () => {
  it.each(['node:fs', 'fs', 'react'])('does not know %s', (specifier) => {
    expect(breaks('packages/shared/src/a.ts', `import x from '${specifier}';`)).toContain('shared-language');
  });
  it('knows zod and itself', () => {
    expect(breaks('packages/shared/src/a.ts', `import { z } from 'zod';\nexport * from './b.ts';`)).toEqual(
      [],
    );
  });
  it('is tested with what it likes', () => {
    expect(breaks('packages/shared/src/a.test.ts', `import { readFileSync } from 'node:fs';`)).toEqual([]);
  });
});

describe('declared dependencies', () => {
  it('refuses a package that the workspace does not list, or lists for development only', () => {
    const files = { 'apps/api/src/a/b.ts': `import a from 'lodash';\nimport b from 'supertest';` };
    expect(broken(files)).toEqual(['declared-dependency', 'declared-dependency']);
  });
  it('lets tests use development dependencies and code use types', () => {
    expect(
      broken({
        'apps/api/src/a/b.test.ts': `import b from 'supertest';`,
        'apps/web/src/lib/a.ts': `import type { X } from 'react';`,
      }),
    ).toEqual([]);
  });
});

describe('layers of the API', () => {
  it('lets a feature import itself and the platform', () => {
    const text = `import './b.ts';\nimport '../../platform/http/route.ts';`;
    expect(breaks('apps/api/src/features/orders/a.ts', text)).toEqual([]);
  });
  it.each(['../catalog/reserve-stock.ts', '../../app/x.ts', '../../cli/x.ts', '../../testing/x.ts'])(
    'refuses %s in a feature',
    (specifier) => {
      expect(breaks('apps/api/src/features/orders/a.ts', `import '${specifier}';`)).toEqual(['layers']);
    },
  );
  it('lets the app, programs, seeds and tests import all', () => {
    const text = `import '../features/orders/b.ts';`;
    expect(
      broken({
        'apps/api/src/app/create-api.ts': text,
        'apps/api/src/cli/migrate.ts': text,
        'apps/api/src/seed/a.ts': text,
        'apps/api/src/features/cart/a.test.ts': `import '../orders/b.ts';`,
      }),
    ).toEqual([]);
  });

  const withEdge = {
    ...rules,
    layers: [{ ...rules.layers[1], edges: [['orders', 'catalog/reserve-stock', 'why']] }],
  };
  it('takes a declared edge, and only that file of the other feature', () => {
    const text = `import '../catalog/reserve-stock.ts';\nimport '../catalog/other.ts';`;
    const { findings } =
      (write('apps/api/src/features/orders/a.ts', text), checkArchitecture(directory, withEdge));
    expect(findings).toEqual([
      expect.objectContaining({ file: 'apps/api/src/features/orders/a.ts', line: 2, rule: 'layers' }),
    ]);
  });
  it('refuses an edge to a later feature', () => {
    const edges = [['catalog', 'orders/place-order', 'why']];
    const upward = { ...rules, layers: [{ ...rules.layers[1], edges }] };
    const text = `import '../orders/place-order.ts';`;
    expect(broken({ 'apps/api/src/features/catalog/a.ts': text }, upward)).toEqual(['upward-edge']);
  });
  it('refuses an edge that nobody uses', () => {
    expect(broken({}, withEdge)).toEqual(['unused-edge']);
  });
});

describe('layers of the web app', () => {
  it.each([
    ['ui/a.tsx', '../features/cart/b.ts'],
    ['lib/a.ts', '../app/store.ts'],
    ['lib/a.ts', '../ui/b.tsx'],
    ['ui/a.tsx', '../messages/en/cart.ts'],
    ['messages/en/a.ts', '../../lib/b.ts'],
    ['features/cart/a.tsx', '../orders/b.ts'],
    ['features/cart/a.tsx', '../../pages/shop/cart/b.tsx'],
    ['pages/shop/cart/a.tsx', '../../../app/store.ts'],
  ])('%s may not import %s', (file, specifier) => {
    expect(breaks(`apps/web/src/${file}`, `import '${specifier}';`)).toEqual(['layers']);
  });
  it.each([
    ['features/cart/shop/a.tsx', '../cart-rules.ts'],
    ['features/cart/a.tsx', '../../ui/button.tsx'],
    ['ui/a.tsx', '../messages/en/ui.ts'],
    ['seo/a.ts', '../features/catalog/b.ts'],
    ['pages/shop/cart/a.tsx', '../../../features/cart/b.ts'],
    ['app/routes.tsx', '../pages/shop/cart/a.tsx'],
    ['pages/shop/cart/a.test.tsx', '../../../app/routes.tsx'],
  ])('%s may import %s', (file, specifier) => {
    expect(breaks(`apps/web/src/${file}`, `import '${specifier}';`)).toEqual([]);
  });
  it('keeps pages and web server apart, but for types', () => {
    expect(
      broken({
        'apps/web/server/a.ts': `import { render } from '../src/entry-server.tsx';`,
        'apps/web/server/b.ts': `import type { render } from '../src/entry-server.tsx';`,
        'apps/web/src/lib/a.ts': `import '../../server/config.ts';`,
        'apps/web/src/lib/b.ts': `import 'node:fs';`,
      }),
    ).toEqual(['server-beside-pages', 'pages-without-server', 'pages-without-server']);
  });
});

describe('the edge of http', () => {
  it.each([
    `import type { Request } from 'express';`,
    `export const handler = (req, res) => res.json({});`,
    `import express from 'express';`,
  ])('refuses %s in a feature', (text) => {
    expect(breaks('apps/api/src/features/orders/a.ts', text)).toContain('http-at-the-edge');
  });
  it.each(['platform/http/route.ts', 'app/create-api.ts', 'main.ts', 'features/orders/a.test.ts'])(
    'allows it in %s',
    (file) => {
      expect(
        breaks(`apps/api/src/${file}`, `import e from 'express';\nconst f = (req, res) => res.end();`),
      ).toEqual([]);
    },
  );
});

describe('the environment', () => {
  it.each([
    'apps/api/src/platform/a.ts',
    'apps/web/server/main.ts',
    'packages/local-mongo/src/cache.ts',
    'e2e/a.ts',
  ])('is not read in %s', (file) => {
    expect(breaks(file, 'const port = process.env.PORT;')).toEqual(['environment-in-config']);
  });
  it.each([
    'apps/api/src/platform/config/config.ts',
    'apps/web/vite.config.ts',
    'packages/local-mongo/src/config.ts',
    'e2e/playwright.config.ts',
    'scripts/start.js',
    'apps/api/src/testing/test-mongo.ts',
  ])('may be read in %s', (file) => {
    expect(breaks(file, 'const port = process.env.PORT;')).toEqual([]);
  });
  it('may be spoken of', () => {
    expect(breaks('apps/api/src/platform/a.ts', `// process.env\nconst text = 'process.env';`)).toEqual([]);
  });
  it('is found inside a template', () => {
    const text = 'const text = `x ${process.env.X}`;';
    expect(breaks('apps/api/src/platform/a.ts', text)).toEqual(['environment-in-config']);
  });
});

describe('numbers and days', () => {
  it.each(['new Intl.NumberFormat()', 'amount.toLocaleString()', 'day.getDate()', 'amount.toFixed(2)'])(
    'are written in one place: not by %s',
    (code) => {
      expect(breaks('apps/web/src/features/cart/a.ts', `export const a = ${code};`)).toEqual([
        'one-way-of-writing-numbers-and-days',
      ]);
    },
  );

  it('are written by the formatters', () => {
    expect(breaks('packages/shared/src/money.ts', 'export const a = new Intl.NumberFormat();')).toEqual([]);
  });
});

describe('what the browser keeps', () => {
  it.each([
    'window.scrollTo(0, 0)',
    'localStorage.clear()',
    'const s = sessionStorage',
    'document.cookie = ""',
  ])('refuses %s in a component', (text) => {
    expect(breaks('apps/web/src/ui/a.tsx', text)).toEqual(['browser-state-in-its-file']);
  });
  it.each(['features/cart/cart.storage.ts', 'lib/browser-theme.ts', 'entry-client.tsx', 'ui/a.test.tsx'])(
    'allows it in %s',
    (file) => {
      expect(breaks(`apps/web/src/${file}`, 'localStorage.clear(); window.scrollTo(0, 0);')).toEqual([]);
    },
  );
  it('does not mistake other words for it', () => {
    const text = `const a = { window: 1 }; a.window.b; // localStorage\nconst t = <p>Don't close the window</p>;`;
    expect(breaks('apps/web/src/ui/a.tsx', text)).toEqual([]);
  });
});

describe('class names', () => {
  const sheet = { 'apps/web/src/ui/a.module.css': '.title {\n  color: var(--ink);\n}\n' };
  const component = (used) => `import styles from './a.module.css';\nexport const A = styles.${used};\n`;
  it('are found in the style sheet', () => {
    expect(broken({ ...sheet, 'apps/web/src/ui/a.tsx': component('title') })).toEqual([]);
  });
  it('are refused when the style sheet lacks them', () => {
    expect(broken({ ...sheet, 'apps/web/src/ui/a.tsx': component('titel') })).toEqual([
      'class-in-style-sheet',
    ]);
  });
});

describe('colours', () => {
  it.each([
    'color: #fff;',
    'background: rgb(0 0 0 / 50%);',
    'border: 1px solid hsl(10 10% 10%);',
    'color: red;',
    'box-shadow: 0 0 1px black;',
    '--own: #a1b2c3;',
    'fill: oklch(50% 0.1 20)',
  ])('refuses %s in a style sheet', (text) => {
    expect(breaks('apps/web/src/ui/a.module.css', `.a {\n  ${text}\n}\n`)).toEqual(['colours-from-tokens']);
  });
  it.each([
    'color: var(--ink);',
    'color: transparent;',
    'background: currentColor;',
    'grid-area: red;',
    'transition: color 1s;',
    '/* #fff */',
  ])('allows %s', (text) => {
    expect(breaks('apps/web/src/ui/a.module.css', `.a {\n  ${text}\n}\n#fab:hover { margin: 0; }\n`)).toEqual(
      [],
    );
  });
  it.each([
    `<path fill="#fff" />`,
    `<path stroke="black" />`,
    `<p style={{ color: 'red' }} />`,
    `const c = 'rgb(0,0,0)'`,
  ])('refuses %s in a component', (text) => {
    expect(breaks('apps/web/src/ui/a.tsx', text)).toEqual(['colours-from-tokens']);
  });
  it.each([`<a href="#add" />`, `<Link to="#cafe" />`, `<p>{'red'}</p>`, `const issue = '#12345'`])(
    'allows %s',
    (text) => {
      expect(breaks('apps/web/src/ui/a.tsx', text)).toEqual([]);
    },
  );
  it('live in the tokens', () => {
    expect(breaks('apps/web/src/styles/tokens.css', ':root { --ink: #000; }')).toEqual([]);
  });
});

describe('cycles', () => {
  it('are found within and across folders, and named', () => {
    write('packages/shared/src/a.ts', `import { b } from './b.ts';`);
    write('packages/shared/src/b.ts', `export { c } from './c.ts';`);
    write('packages/shared/src/c.ts', `import './a.ts';`);
    const { findings } = checkArchitecture(directory, withoutEdges);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      rule: 'no-cycles',
      what: expect.stringContaining('packages/shared/src/b.ts'),
    });
  });
  it('are none when one side takes types only, or loads later', () => {
    expect(
      broken({
        'packages/shared/src/a.ts': `import { b } from './b.ts';\nimport { d } from './d.ts';`,
        'packages/shared/src/b.ts': `import { type A } from './a.ts';\nimport type { B } from './a.ts';`,
        'packages/shared/src/d.ts': `const a = () => import('./a.ts');`,
      }),
    ).toEqual([]);
  });
});

describe('length', () => {
  it('is bounded', () => {
    const lines = (count) => 'export {};\n'.repeat(count);
    expect(
      broken({
        'packages/shared/src/a.ts': lines(251),
        'packages/shared/src/b.ts': lines(250),
        'packages/shared/src/c.test.ts': lines(400),
      }),
    ).toEqual(['one-story-per-file']);
  });
});

describe('a handler', () => {
  it('has the name of its endpoint', () => {
    const named = (name) => broken({ 'apps/api/src/a.ts': `export const ${name}Route = route(getCart, f);` });
    expect([named('getCart'), named('readCart')]).toEqual([[], ['route-name']]);
  });
});

describe('a finding', () => {
  it('says where, what and why', () => {
    write('packages/shared/src/a.ts', `// one\nimport x from 'node:fs';`);
    expect(checkArchitecture(directory, withoutEdges).findings).toEqual([
      {
        file: 'packages/shared/src/a.ts',
        line: 2,
        rule: 'shared-language',
        what: 'imports node:fs',
        why: expect.stringContaining('only zod'),
      },
    ]);
  });
});

describe('this repository', () => {
  it('is checked in less than four times the time of reading it', () => {
    const cpuMs = (work, before = process.cpuUsage()) => work() && process.cpuUsage(before).user / 1e3;
    // The fastest of five: other load only ever adds.
    const fastest = (work) => Math.min(...[1, 2, 3, 4, 5].map(() => cpuMs(work)));
    const reading = fastest(() => readSources(root));
    expect(fastest(() => checkArchitecture(root)) / reading).toBeLessThan(4);
  });
});
