import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { THEME_COLOURS } from '../lib/theme.ts';

const web = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(web, file), 'utf8');
type Manifest = { icons: { src: string; purpose?: string }[]; background_color: string; theme_color: string };
const manifest = JSON.parse(read('public/site.webmanifest')) as Manifest;

describe('what the browser shows around the shop', () => {
  it('has the colours of the page in both themes', () => {
    const papers = [...read('src/styles/tokens.css').matchAll(/--paper: (#\w+);/g)].map(
      ([, colour]) => colour,
    );
    expect(new Set(papers)).toEqual(new Set([THEME_COLOURS.light, THEME_COLOURS.dark]));
    expect(papers[0]).toBe(THEME_COLOURS.light);
    expect([manifest.background_color, manifest.theme_color]).toEqual([
      THEME_COLOURS.light,
      THEME_COLOURS.light,
    ]);
  });

  it('has the icons that are named, one of which may be cut round', () => {
    const named = [
      ...manifest.icons.map(({ src }) => src),
      ...[...read('src/app/document.tsx').matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
    ];
    expect(named.filter((href) => !existsSync(path.join(web, 'public', href)))).toEqual([]);
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  });
});
