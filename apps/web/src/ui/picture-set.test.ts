import { describe, expect, it } from '@jest/globals';
import { pictureSet } from './picture-set.ts';

describe('picture set', () => {
  it('offers our own pictures in three widths', () => {
    expect(pictureSet('/media/indigo-front.webp')).toBe(
      '/media/indigo-front.webp?w=400 400w, /media/indigo-front.webp?w=640 640w, /media/indigo-front.webp?w=800 800w',
    );
  });

  it.each([
    'https://images.example/shirt.webp',
    'https://images.example/media/shirt.webp',
    '/art/hero.webp',
    '/media/a.webp?w=400',
    '/media/a.png',
  ])('shows %s as it is', (url) => {
    expect(pictureSet(url)).toBeUndefined();
  });
});
