import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/command-line.js';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const sources = readdirSync(path.join(root, 'apps/web/src'), { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
  .map((file) => [file, read(path.join('apps/web/src', file))]);
const filesWith = (pattern) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

describe('the pages of the shop [C8]', () => {
  it('read for this are all there', () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it('shames nobody who declines [D3]', () => {
    expect(filesWith(/no thanks|no, (thanks|i)|i don.t (like|want|care)|i prefer to pay|miss out/i)).toEqual(
      [],
    );
  });

  it('ticks no box for anybody [D6]', () => {
    expect(filesWith(/\bdefaultChecked(?!=\{)/)).toEqual([]);
    expect(filesWith(/\bdefaultChecked=\{true\}|\bchecked(=\{true\})?\s*(\/>|\n)/)).toEqual([]);
  });

  it('interrupts nobody with what browsers ask [D10]', () => {
    expect(filesWith(/requestPermission|beforeinstallprompt|window\.(alert|confirm|prompt)\(/)).toEqual([]);
  });

  it('loads nothing from elsewhere [D13]', () => {
    expect(filesWith(/\b(src|srcSet)=["'{`]+https?:\/\//)).toEqual([]);
  });
});
