/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { APP, BOOT, makeAssetsFor } from './load-built-pages.ts';

const assetsFor = makeAssetsFor({
  [BOOT]: { file: 'assets/boot.js' },
  [APP]: {
    file: 'assets/app.js',
    css: ['assets/base.css'],
    assets: ['assets/anek.woff2', 'assets/hero.webp'],
    imports: ['_shared.js', BOOT],
  },
  '_shared.js': { file: 'assets/shared.js', imports: [APP] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'home.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_card.js', '_shared.js'] },
  'cart.tsx': { file: 'assets/cart.js', css: ['assets/cart.css'] },
});

describe('assets of a page', () => {
  it('are those of the entry, of the page and of all they import, each once', () => {
    expect(assetsFor(['home.tsx'])).toEqual({
      app: '/assets/app.js',
      styles: ['/assets/base.css', '/assets/home.css', '/assets/card.css'],
      modules: ['/assets/app.js', '/assets/shared.js', '/assets/home.js', '/assets/card.js'],
      fonts: ['/assets/anek.woff2'],
    });
  });

  it('are the entry’s alone where no page matched', () => {
    expect(assetsFor([])).toMatchObject({
      styles: ['/assets/base.css'],
      modules: ['/assets/app.js', '/assets/shared.js'],
    });
  });

  it('says so when a page is not named after its route', () => {
    expect(() => assetsFor(['lost.tsx'])).toThrow('lost.tsx');
  });
});
