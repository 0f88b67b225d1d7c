import { SHADE } from './colours.ts';
import type { Cloth } from './cloth.ts';
import type { Cut } from './cuts.ts';
import { mix } from './mix.ts';
import { half, SIDES } from './path.ts';
import type { Side, Step } from './path.ts';
import { button, panel, ribbed, seam, stitch } from './panels.ts';

export type Sleeves = { outlines: string[]; drawn: string; lines: string };

function outlineSteps({ sleeve, sx, sy, ax, ay, ox, oy, ix, iy }: Cut): Step[] {
  if (sleeve === 'short')
    return [
      ['M', sx - 34, sy + 30],
      ['L', sx - 6, sy - 3],
      ['C', sx + 36, sy + 14, ox - 46, oy - 92, ox, oy],
      ['C', ox - 26, oy + 20, ix + 30, iy - 6, ix, iy],
      ['C', ix - 10, iy - 26, ax + 22, ay + 26, ax, ay],
      ['L', ax - 34, ay - 20],
    ];
  if (sleeve === 'puff')
    return [
      ['M', sx - 34, sy + 30],
      ['L', sx - 8, sy - 5],
      ['C', sx + 58, sy - 2, ox - 20, sy + 120, ox + 8, oy - 150],
      ['C', ox + 22, oy - 70, ox + 8, oy - 20, ox - 12, oy],
      ['C', ox - 26, oy + 14, ix + 26, iy - 2, ix, iy],
      ['C', ix - 24, iy - 40, ax + 22, ay + 130, ax, ay],
      ['L', ax - 30, ay - 20],
    ];
  return [
    ['M', sx - 34, sy + 30],
    ['L', sx - 6, sy - 3],
    ['C', sx + 44, sy + 12, ox - 58, oy - 400, ox - 26, oy - 220],
    ['C', ox - 13, oy - 140, ox - 5, oy - 60, ox, oy],
    ['C', ox - 20, oy + 12, ix + 20, iy - 2, ix, iy],
    ['C', ix - 16, iy - 130, ax + 22, ay + 120, ax, ay],
    ['L', ax - 34, ay - 20],
  ];
}

const acrossShort = ({ ox, oy, ix, iy }: Cut, up: number): Step[] => [
  ['M', ox - up * 0.52, oy - up * 0.84],
  [
    'C',
    ox - 26 - up * 0.5,
    oy + 20 - up * 0.9,
    ix + 30 - up * 0.4,
    iy - 6 - up * 0.9,
    ix - up * 0.34,
    iy - up * 0.8,
  ],
];

const shortRib = ({ ox, oy, ix, iy }: Cut, height: number): Step[] => [
  ['M', ox + 1, oy],
  ['C', ox - 26, oy + 20, ix + 30, iy - 6, ix, iy],
  ['L', ix - height * 0.3, iy - height],
  ['C', ix + 18, iy - height - 4, ox - 40, oy - height + 12, ox - height * 0.5, oy - height * 0.86],
  ['L', ox + 1, oy],
];

const longRib = ({ ox, oy, ix, iy }: Cut, height: number): Step[] => [
  ['M', ox - 4, oy - height],
  ['L', ox - 6, oy + 2],
  ['C', ox - 22, oy + 14, ix + 22, iy, ix + 7, iy + 1],
  ['L', ix + 3, iy - height],
  ['C', ix + 20, iy - height - 4, ox - 20, oy - height + 10, ox - 4, oy - height],
];

function wovenCuff(cloth: Cloth, cut: Cut, height: number, side: Side, repeat: string): string {
  const { ox, oy, ix, iy } = cut;
  const outline = half(
    [
      ['M', ox - 1, oy - height],
      ['L', ox + 3, oy + 2],
      ['C', ox - 18, oy + 15, ix + 20, iy + 1, ix - 3, iy + 2],
      ['L', ix - 2, iy - height],
      ['C', ix + 20, iy - height - 2, ox - 20, oy - height + 12, ox - 1, oy - height],
    ],
    side,
  );
  const across = (dy: number): Step[] => [
    ['M', ox - 2, oy - height + dy],
    ['C', ox - 20, oy - height + 12 + dy, ix + 20, iy - height - 2 + dy, ix - 2, iy - height + dy],
  ];
  const lower: Step[] = [
    ['M', ox - 2, oy - 7],
    ['C', ox - 20, oy + 5, ix + 20, iy - 7, ix - 2, iy - 6],
  ];
  return (
    panel(`${outline}Z`, mix(cloth.colour, '#ffffff', 0.03), repeat) +
    seam(half(across(0), side), cloth.seam, 1.6, 0.5) +
    stitch(half(across(7), side), cloth.stitch, 0.6) +
    stitch(half(lower, side), cloth.stitch, 0.6) +
    (cloth.view === 'back' ? '' : button(400 + side * (ix + 15), iy - height / 2 + 3, 0.8))
  );
}

function gathers(cloth: Cloth, { ix, iy }: Cut, height: number, side: Side): string {
  const gather = (i: number) => {
    const x = ix + i * 11;
    const [rise, tip] = [cloth.random() * 40, cloth.random() * 40];
    const line: Step[] = [
      ['M', x + 6, iy - height - 2 - i * 2.2],
      [
        'C',
        x + 8 + i * 0.4,
        iy - height - 26,
        x + 12,
        iy - height - 44 - rise,
        x + 14,
        iy - height - 70 - tip,
      ],
    ];
    return seam(half(line, side), cloth.seam, 1.7, 0.3);
  };
  return [0, 1, 2, 3, 4, 5].map(gather).join('');
}

function cuffHeight({ sleeve, cuff, rolledCuff, knit }: Cut): number {
  if (sleeve === 'puff') return 34;
  if (knit) return cuff || 34;
  return rolledCuff ? 46 : 58;
}

function cuffOf(cloth: Cloth, cut: Cut, side: Side, repeat: string): string {
  const ribColour = mix(cloth.colour, SHADE, 0.04);
  if (cut.sleeve === 'short')
    return cut.shortCuffRib ? ribbed(`${half(shortRib(cut, 24), side)}Z`, ribColour) : '';
  const height = cuffHeight(cut);
  if (cut.knit) return ribbed(`${half(longRib(cut, height), side)}Z`, ribColour);
  return wovenCuff(cloth, cut, height, side, repeat);
}

export function sleeves(cloth: Cloth, cut: Cut, repeats: Record<Side, string>): Sleeves {
  if (cut.sleeve === 'none') return { outlines: [], drawn: '', lines: '' };
  const outlines = SIDES.map((side) => `${half(outlineSteps(cut), side)}Z`);
  const arms = SIDES.map((side, i) => panel(outlines[i] ?? '', cloth.colour, repeats[side]));
  const cuffs = SIDES.map((side) => cuffOf(cloth, cut, side, repeats[side]));
  const lines = SIDES.map((side) => {
    if (cut.sleeve === 'puff') return gathers(cloth, cut, cuffHeight(cut), side);
    if (cut.sleeve !== 'short') return '';
    return (
      stitch(half(acrossShort(cut, 17), side), cloth.stitch) +
      stitch(half(acrossShort(cut, 21.5), side), cloth.stitch, 0.55)
    );
  });
  return { outlines, drawn: arms.join('') + cuffs.join(''), lines: lines.join('') };
}
