import { describe, expect, it } from '@jest/globals';
import { clampView, FIT, maxZoom, zoomAround } from './use-zoom.ts';

describe('a picture that comes nearer', () => {
  it('keeps the point under the finger where it is', () => {
    const near = zoomAround(FIT, 2, { x: 100, y: -50 });
    expect(near).toEqual({ zoom: 2, x: -100, y: 50 });
    expect({ x: near.x + 100 * near.zoom, y: near.y - 50 * near.zoom }).toEqual({ x: 100, y: -50 });
    expect(zoomAround(near, 1, { x: 100, y: -50 })).toEqual({ zoom: 1, x: 0, y: 0 });
  });

  it('cannot be moved out of its stage', () => {
    const stage = { width: 400, height: 600 };
    expect(clampView({ zoom: 2, x: 500, y: -900 }, stage)).toEqual({ zoom: 2, x: 200, y: -300 });
    expect(clampView({ zoom: 2, x: 10, y: -20 }, stage)).toEqual({ zoom: 2, x: 10, y: -20 });
    expect(clampView({ zoom: 1, x: 10, y: 10 }, stage)).toEqual(FIT);
  });

  it('comes no nearer than the pixels that it has', () => {
    const stage = { width: 1440, height: 800 };
    expect(maxZoom({ width: 1600, height: 2000 }, stage)).toBe(2.5);
    expect(maxZoom({ width: 600, height: 700 }, stage)).toBe(1);
    expect(maxZoom({ width: 9000, height: 9000 }, stage)).toBe(4);
  });
});
