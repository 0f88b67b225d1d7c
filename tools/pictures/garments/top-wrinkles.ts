import type { Cut } from './cuts.ts';
import { SIDES } from './path.ts';
import type { Side, Wrinkle } from './path.ts';
import type { Random } from './random.ts';

const ARM_FOLDS = [
  [0.1, 0.22, 13],
  [0.34, 0.44, 14],
  [0.5, 0.54, 12],
  [0.62, 0.74, 11],
] as const;

function sleeveWrinkles(
  { sleeve, ax, ay, ox, oy, ix, iy }: Cut,
  side: Side,
  jitter: () => number,
): Wrinkle[] {
  const at = (x: number) => 400 + side * x;
  if (sleeve === 'short')
    return [
      [at(ax + 8), ay + 4, at(ox - 60), oy - 66 + jitter() * 0.4, -side * 9, side * 13],
      [at(ax + 20), ay + 26, at(ox - 46), oy - 22, -side * 6, side * 9],
    ];
  return ARM_FOLDS.map(([from, to, width]) => [
    at(ax + 12 + (ix - ax) * from),
    ay + (iy - ay) * from,
    at(ox - 44 + 26 * from),
    ay + (iy - ay) * to - 40 + jitter(),
    side * 9,
    side * width,
  ]);
}

function sideWrinkles(cut: Cut, side: Side, random: Random): Wrinkle[] {
  const { ax, ay, wx, wy, hy } = cut;
  const at = (x: number) => 400 + side * x;
  const jitter = () => (random() - 0.5) * 54;
  const reach = side > 0 ? 1.25 : 0.8;
  const folds: Wrinkle[] = [
    [at(ax - 4), ay + 4, at(ax - 118 * reach), ay + 92 + jitter(), -side * 10, side * 15],
    [at(ax - 6), ay + 26, at(ax - 76 / reach), ay + 170 + jitter(), side * 12, side * 15],
    [at(ax - 20), ay - 60, at(ax - 70), ay - 8, side * 4, side * 8],
  ];
  if (random() < 0.72)
    folds.push([
      at(wx - 4),
      wy - 60 + jitter(),
      at(50 + random() * 50),
      wy + 24 + jitter(),
      side * 14,
      side * 12,
    ]);
  if (random() < 0.75)
    folds.push([
      at(50 + random() * 80),
      wy - 20 + jitter(),
      at(60 + random() * 90),
      hy - 30 - random() * 60,
      side * (4 + random() * 14),
      side * 22,
    ]);
  return [...folds, ...sleeveWrinkles(cut, side, jitter)];
}

const FOLDED: readonly Wrinkle[] = [
  [250, 330, 300, 560, 10, 16],
  [560, 300, 520, 470, -12, 16],
  [330, 640, 540, 610, 10, 10],
];

export function topWrinkles(cut: Cut, random: Random): readonly Wrinkle[] {
  if (cut.sleeve === 'none') return FOLDED;
  return [
    ...SIDES.flatMap((side) => sideWrinkles(cut, side, random)),
    [392 + random() * 30, cut.wy - 150, 380 + random() * 50, cut.wy + 60, 12, 12],
  ];
}
