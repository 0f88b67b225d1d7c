import { describe, expect, it } from '@jest/globals';
import { pictureSet, zoomSource } from './picture.tsx';

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

  it('has our own pictures larger for looking closely, and others as they are', () => {
    expect(zoomSource('/media/indigo-front.webp')).toBe('/media/indigo-front.webp?w=1600');
    expect(zoomSource('https://images.example/shirt.webp')).toBe('https://images.example/shirt.webp');
  });
});
