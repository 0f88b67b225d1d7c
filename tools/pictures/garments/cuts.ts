import type { TopKind } from '../../../apps/api/src/seed/catalogue/kinds.ts';

export type RibNeck = 'crew' | 'scoop' | 'v' | 'henley';
export type CollarNeck = 'polo' | 'shirt' | 'mandarin' | 'camp' | 'tie';
export type Neck = RibNeck | CollarNeck | 'hood';
export type Sleeve = 'short' | 'long' | 'puff' | 'none';

/**
 * Draft of a top: n neck, s shoulder, a underarm, w waist, h hem, o and i outer and inner sleeve end; x from
 * the middle line, y down.
 */
export type Cut = {
  nx: number;
  ny: number;
  /** Neckline depth in front. */
  nd: number;
  sx: number;
  sy: number;
  ax: number;
  ay: number;
  arm: number;
  wx: number;
  wy: number;
  hx: number;
  hy: number;
  hd: number;
  sleeve: Sleeve;
  ox: number;
  oy: number;
  ix: number;
  iy: number;
  neck: Neck;
  rib: number;
  knit: boolean;
  /** Height of a curved shirt tail; 0 is a straight hem. */
  tail: number;
  /** Height of ribbed cuffs or hem; 0 is none. */
  cuff: number;
  ribHem: number;
  shortCuffRib: boolean;
  pocket: boolean;
  slit: boolean;
  neckV: boolean;
  womens: boolean;
  rolledCuff: boolean;
};

const BASE: Cut = {
  nx: 80,
  ny: 160,
  nd: 74,
  sx: 194,
  sy: 205,
  ax: 187,
  ay: 380,
  arm: 20,
  wx: 180,
  wy: 610,
  hx: 187,
  hy: 858,
  hd: 12,
  sleeve: 'short',
  ox: 322,
  oy: 398,
  ix: 238,
  iy: 448,
  neck: 'crew',
  rib: 20,
  knit: true,
  tail: 0,
  cuff: 0,
  ribHem: 0,
  shortCuffRib: false,
  pocket: false,
  slit: false,
  neckV: false,
  womens: false,
  rolledCuff: false,
};

const LONG = { sleeve: 'long', ox: 318, oy: 738, ix: 250, iy: 764 } as const;
const WOVEN = { knit: false } as const;

// prettier-ignore
const CUTS: Record<TopKind, Partial<Cut>> = {
  tee: {},
  'v-neck': { neck: 'v', nd: 128, rib: 17 },
  polo: { neck: 'polo', nx: 70, ox: 318, oy: 402, ix: 236, iy: 452, shortCuffRib: true },
  henley: { ...LONG, neck: 'henley', nd: 56, rib: 18 },
  'oversized-tee': { nx: 78, sx: 232, sy: 226, ax: 222, ay: 430, arm: 9, wx: 220, wy: 640, hx: 222, hy: 846,
    ox: 346, oy: 470, ix: 258, iy: 512, nd: 52, rib: 25 },
  'oxford-shirt': { ...LONG, ...WOVEN, neck: 'shirt', nx: 68, sx: 186, sy: 204, ax: 177, ay: 384, wx: 168, hx: 176,
    hy: 880, tail: 62, pocket: true },
  'mandarin-shirt': { ...LONG, ...WOVEN, neck: 'mandarin', nx: 66, sx: 184, sy: 204, ax: 176, ay: 384, wx: 170,
    hx: 186, hy: 908, tail: 26, slit: true },
  'resort-shirt': { ...WOVEN, neck: 'camp', nx: 70, sx: 206, sy: 212, ax: 200, ay: 396, arm: 14, wx: 198, hx: 202,
    hy: 846, ox: 334, oy: 432, ix: 246, iy: 476, pocket: true, hd: 6 },
  hoodie: { ...LONG, neck: 'hood', nx: 84, ny: 176, sx: 208, sy: 226, ax: 194, ay: 420, arm: 10, wx: 192, hx: 184,
    hy: 846, ribHem: 46, cuff: 46, hd: 8 },
  sweatshirt: { ...LONG, nx: 76, sx: 206, sy: 218, ax: 192, ay: 410, arm: 10, wx: 190, hx: 182, hy: 836, ribHem: 46,
    cuff: 46, rib: 24, hd: 8, neckV: true },
  'kids-tee': { nx: 82, ny: 208, nd: 58, sx: 192, sy: 246, ax: 184, ay: 400, wx: 184, wy: 590, hx: 194, hy: 782,
    ox: 306, oy: 414, ix: 222, iy: 458, rib: 20 },
  'fitted-tee': { neck: 'scoop', nx: 92, ny: 176, nd: 122, sx: 168, sy: 206, ax: 160, ay: 366, arm: 15, wx: 138,
    wy: 560, hx: 160, hy: 806, ox: 262, oy: 352, ix: 200, iy: 410, rib: 12 },
  blouse: { ...WOVEN, neck: 'tie', sleeve: 'puff', nx: 76, nd: 60, sx: 162, sy: 206, ax: 158, ay: 372, arm: 16,
    wx: 142, wy: 560, hx: 188, hy: 804, hd: 14, ox: 296, oy: 600, ix: 218, iy: 622 },
  'womens-shirt': { ...LONG, ...WOVEN, neck: 'shirt', nx: 66, sx: 186, sy: 210, ax: 178, ay: 402, arm: 12, wx: 172,
    hx: 184, hy: 892, tail: 80, rolledCuff: true, womens: true, ox: 308, oy: 690, ix: 240, iy: 714 },
};

export const selectCut = (kind: TopKind): Cut => ({ ...BASE, ...CUTS[kind] });

export const foldedCut = (cut: Cut): Cut => ({
  ...cut,
  sx: 178,
  sy: cut.ny + 44,
  ax: 182,
  ay: 330,
  arm: -3,
  wx: 183,
  wy: 520,
  hx: 181,
  hy: 690,
  hd: 5,
  tail: 0,
  sleeve: 'none',
  ribHem: 0,
  slit: false,
});
