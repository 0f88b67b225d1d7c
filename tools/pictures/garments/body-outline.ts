import type { Cut } from './cuts.ts';
import { mirrored } from './path.ts';
import type { Step } from './path.ts';

export const backNeckY = (cut: Cut): number => cut.ny + (cut.neck === 'scoop' ? 22 : 11);

function neckline(cut: Cut, back: boolean): Step[] {
  const { nx, ny } = cut;
  const nd = ny + cut.nd;
  const backY = backNeckY(cut);
  const curve = (y: number, ...c: [number, number, number, number]): Step[] => [
    ['M', 0, y],
    ['C', ...c, nx, ny],
  ];
  if (back) return curve(backY, nx * 0.5, backY, nx * 0.85, backY - 6);
  switch (cut.neck) {
    case 'v':
      return curve(nd, nx * 0.3, nd - 46, nx * 0.92, ny + 46);
    case 'scoop':
      return curve(nd, nx * 0.62, nd, nx * 0.94, nd - 50);
    case 'shirt':
    case 'polo':
    case 'mandarin':
    case 'tie':
      return curve(ny + 78, nx * 0.5, ny + 62, nx * 0.95, ny + 34);
    case 'camp':
      return curve(ny + 156, nx * 0.4, ny + 100, nx * 0.95, ny + 40);
    case 'hood':
      return curve(ny + 90, nx * 0.5, ny + 84, nx * 0.98, ny + 50);
    default:
      return curve(nd, nx * 0.58, nd, nx * 0.97, nd - cut.nd * 0.42);
  }
}

export const shoulder = ({ nx, ny, sx, sy }: Cut): Step => [
  'C',
  nx + (sx - nx) * 0.36,
  ny + (sy - ny) * 0.3,
  sx - (sx - nx) * 0.26,
  sy - 13,
  sx,
  sy,
];

export const armhole = ({ sx, sy, ax, ay, arm }: Cut): Step => [
  'C',
  sx - arm * 0.9,
  sy + (ay - sy) * 0.3,
  sx - arm * 1.5,
  sy + (ay - sy) * 0.72,
  ax,
  ay,
];

function hem({ hx, hy, hd, tail, sleeve }: Cut): Step[] {
  const base = hy + hd;
  if (tail) return [['C', hx - 8, hy - tail * 0.25, hx * 0.66, base, 0, base]];
  if (sleeve === 'none')
    return [
      ['C', hx - 1, base, hx - 8, base, hx - 22, base],
      ['L', 0, base + 2],
    ];
  return [['C', hx * 0.7, base - 2, hx * 0.36, base, 0, base]];
}

export function bodyOutline(cut: Cut, back: boolean): string {
  const { ax, ay, wx, wy, hx, hy, tail } = cut;
  return mirrored([
    ...neckline(cut, back),
    shoulder(cut),
    armhole(cut),
    ['C', ax - 3, ay + 70, wx + 1, wy - 80, wx, wy],
    ['C', wx, wy + 70, hx - 3, hy - tail - 80, hx, hy - tail],
    ...hem(cut),
  ]);
}

export function hemLine({ hx, hy, hd, tail }: Cut, above: number): Step[] {
  const base = hy + hd;
  return tail
    ? [
        ['M', hx - 3, hy - tail - above],
        ['C', hx - 12, hy - tail * 0.25 - above, hx * 0.66, base - above, 0, base - above],
      ]
    : [
        ['M', hx, hy - above],
        ['C', hx * 0.7, base - 2 - above, hx * 0.36, base - above, 0, base - above],
      ];
}
