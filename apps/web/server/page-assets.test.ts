/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { ENTRY, makeAssetsFor } from './page-assets.ts';

const assetsFor = makeAssetsFor({
  [ENTRY]: {
    file: 'assets/entry.js',
    css: ['assets/base.css'],
    assets: ['assets/anek.woff2', 'assets/hero.webp'],
    imports: ['_shared.js'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: [ENTRY] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'home.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_card.js', '_shared.js'] },
  'cart.tsx': { file: 'assets/cart.js', css: ['assets/cart.css'] },
});

describe('assets of a page', () => {
  it('are those of the entry, of the page and of all they import, each once', () => {
    expect(assetsFor(['home.tsx'])).toEqual({
      styles: ['/assets/base.css', '/assets/home.css', '/assets/card.css'],
      modules: ['/assets/shared.js', '/assets/home.js', '/assets/card.js'],
      fonts: ['/assets/anek.woff2'],
    });
  });

  it('are the entry’s alone where no page matched', () => {
    expect(assetsFor([])).toMatchObject({ styles: ['/assets/base.css'], modules: ['/assets/shared.js'] });
  });

  it('says so when a page is not named after its route', () => {
    expect(() => assetsFor(['lost.tsx'])).toThrow('lost.tsx');
  });
});
