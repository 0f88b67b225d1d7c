import { describe, expect, it } from '@jest/globals';
import { drawCode128 } from './draw-code-128.ts';

/** ISO/IEC 15417: start B, E, S, -, code C, 10, 00, 42, checksum 95, stop; bars and spaces in turn. */
const MODULES = '211214 132113 213113 122132 113141 221312 212222 112133 114113 2331112'.replaceAll(' ', '');

describe('drawCode128', () => {
  it('draws the bars of an order number', () => {
    const { width, height, path } = drawCode128('ES-100042');
    expect(width).toBe(112);
    expect(height).toBe(width / 5);
    const bars = [...path.matchAll(/M(\d+) 0h(\d+)v/g)]
      .map(([, x, bar]) => ({ x: Number(x), end: Number(x) + Number(bar) }))
      .toSorted((a, b) => a.x - b.x);
    const drawn = bars.flatMap(({ x, end }, index) => {
      const next = bars[index + 1];
      return next ? [end - x, next.x - end] : [end - x];
    });
    expect(drawn.join('')).toBe(MODULES);
  });
});
