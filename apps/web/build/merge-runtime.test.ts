/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mergeRuntime } from './merge-runtime.ts';

type Chunk = { type: 'chunk'; name: string; fileName: string; code: string; imports: string[] };
type Bundle = Record<string, Chunk>;

const chunk = (name: string, code: string, ...imports: string[]): Chunk => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}-1.js`,
  code,
  imports: imports.map((file) => `assets/${file}-1.js`),
});

const RUNTIME = chunk('rolldown-runtime', 'var e=1,t=n=>n+e,r=n=>n*2;export{r as n,t as r};');
const built = (...chunks: Chunk[]): Bundle =>
  Object.fromEntries([RUNTIME, ...chunks].map((one) => [one.fileName, { ...one }]));

const merge = (bundle: Bundle) => {
  const { generateBundle } = mergeRuntime('libraries') as unknown as {
    generateBundle: (options: object, bundle: Bundle) => void;
  };
  generateBundle({}, bundle);
  return bundle;
};

const LIBRARIES = chunk(
  'libraries',
  'import{r as e}from"./rolldown-runtime-1.js";var t=e(4);export{t};',
  'rolldown-runtime',
);

describe('the helpers of the bundler', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(import.meta.dirname, '.merge-runtime-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('come with the libraries, and answer as they did', async () => {
    const page = chunk(
      'page',
      'import{n as a,r as b}from"./rolldown-runtime-1.js";import{t as c}from"./libraries-1.js";export const all=[a(3),b(3),c];',
      'rolldown-runtime',
      'libraries',
    );
    const other = chunk(
      'other',
      'import{n as a}from"./rolldown-runtime-1.js";export const all=[a(5)];',
      'rolldown-runtime',
    );
    const bundle = merge(built(LIBRARIES, page, other));
    expect(Object.keys(bundle)).toEqual(['assets/libraries-1.js', 'assets/page-1.js', 'assets/other-1.js']);
    expect(bundle).toMatchObject({
      'assets/libraries-1.js': { imports: [] },
      'assets/page-1.js': { imports: ['assets/libraries-1.js'] },
      'assets/other-1.js': { imports: ['assets/libraries-1.js'] },
    });
    await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
    for (const { fileName, code } of Object.values(bundle))
      await writeFile(path.join(folder, path.basename(fileName)), code);
    const load = (name: string) => import(pathToFileURL(path.join(folder, `${name}-1.js`)).href);
    expect(await load('page')).toMatchObject({ all: [6, 4, 5] });
    expect(await load('other')).toMatchObject({ all: [10] });
  });

  it('stay out of chunks that never asked for them', () => {
    const bundle = merge(built(LIBRARIES, chunk('boot', 'start();')));
    expect(bundle).toMatchObject({ 'assets/boot-1.js': { code: 'start();' } });
  });

  it('are not merged where the libraries would wait for a chunk that needs them', () => {
    const waiting = { ...LIBRARIES, imports: [...LIBRARIES.imports, 'assets/shop-1.js'] };
    expect(() => merge(built(waiting))).toThrow('libraries needs other chunks: assets/shop-1.js');
  });

  it('are missed when the bundler calls them otherwise', () => {
    expect(() => merge({ [LIBRARIES.fileName]: LIBRARIES })).toThrow('The build has no rolldown-runtime');
  });
});
