import { describe, expect, it } from '@jest/globals';
import { boxArea, half, mirrored, moved, spindle } from './path.ts';

describe('half', () => {
  it('measures x from the middle line, to either side', () => {
    expect(half([['M', 10, 20]], 1)).toBe('M410 20');
    expect(half([['M', 10, 20]], -1)).toBe('M390 20');
  });
});

describe('mirrored', () => {
  it('returns by the mirror image and closes', () => {
    const outline = mirrored([
      ['M', 0, 0],
      ['L', 50, 0],
      ['C', 50, 10, 40, 20, 0, 30],
    ]);
    expect(outline).toBe('M400 0L450 0C450 10 440 20 400 30C360 20 350 10 350 0L400 0Z');
  });

  it('bridges the middle when the half ends beside it', () => {
    expect(
      mirrored([
        ['M', 0, 0],
        ['L', 50, 100],
      ]),
    ).toBe('M400 0L450 100L350 100L400 0Z');
  });
});

describe('moved', () => {
  it('moves every point sideways, control points too', () => {
    expect(moved([['C', 1, 2, 3, 4, 5, 6]], 10)).toEqual([['C', 11, 2, 13, 4, 15, 6]]);
  });
});

describe('boxArea', () => {
  it('is width times height of the box around the outline', () => {
    expect(boxArea('M10 10L30 10L30 60Z')).toBe(1000);
  });
});

describe('spindle', () => {
  it('starts and ends in the same point', () => {
    expect(spindle(0, 0, 100, 0, 5, 10)).toBe('M0 0Q50 5 100 0Q50 15 0 0Z');
  });
});
