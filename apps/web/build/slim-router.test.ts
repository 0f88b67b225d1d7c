/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { slimRouter } from './slim-router.ts';

const { transform } = slimRouter();
const change = transform as unknown as (code: string, id: string) => { code: string } | undefined;

async function library() {
  const entry = fileURLToPath(import.meta.resolve('react-router'));
  const folder = path.dirname(entry).replace('/development', '/production');
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const code = name.endsWith('.mjs') ? await readFile(file, 'utf8') : '';
    if (code.includes('function createRouter(')) return { file, code };
  }
  throw new Error(`no router in ${folder}`);
}

describe('the router of a browser', () => {
  let file: string;
  let whole: string;
  let slim: string;
  beforeAll(async () => {
    ({ file, code: whole } = await library());
    slim = change(whole, file)?.code ?? '';
  });

  it('says nothing to developers, and still checks', () => {
    expect(whole).toContain('may be used only in the context of a <Router> component');
    expect(slim).not.toContain('may be used only in the context of a <Router> component');
    expect(slim).not.toMatch(/(?<!function )\bwarning\(/);
    expect(slim).toMatch(/invariant\d?\(\s*useInRouterContext\(\)\)/);
  });

  it('has no fetchers, blockers or forms', () => {
    const made = (code: string) => /\n {2}router = \{.*?\n {2}\};/s.exec(code)?.[0];
    expect(made(whole)).toContain('fetch: fetch2');
    expect(made(slim)).not.toMatch(/fetch: |getFetcher|Blocker/);
    expect(made(slim)).toMatch(/\bnavigate,\s+revalidate,/);
    expect(slim).toMatch(/function normalizeNavigateOptions\(.*\) \{\s+if \(true\) \{\s+return \{ path \};/);
  });

  it('is changed alone', () => {
    expect(change(whole, '/shop/src/lib/router.ts')).toBeUndefined();
    expect(change('export const a = 1;', file)).toBeUndefined();
  });

  it('is not built from a version that this has not been written for', () => {
    expect(() => change('function createRouter(init) {}', file)).toThrow('React Router has no');
  });
});
