import { SHADE } from './colours.ts';
import type { Cloth } from './cloth.ts';
import { campCollar, poloCollar, shirtCollar, standCollar } from './collar-leaves.ts';
import type { CollarNeck, Cut } from './cuts.ts';
import { label } from './label.ts';
import { mix } from './mix.ts';
import type { Neck } from './neck.ts';
import { both, half, mirrored } from './path.ts';
import type { Step } from './path.ts';
import { panel, seam, stitch, well } from './panels.ts';
import { tieNeck } from './tie-neck.ts';

function drawBackNeck(cloth: Cloth, { nx, ny, neck }: Cut, repeat: string): Neck {
  const stand = neck === 'mandarin';
  const outline = mirrored(
    stand
      ? [
          ['M', 0, ny - 22],
          ['C', nx * 0.6, ny - 22, nx - 4, ny - 16, nx + 3, ny - 4],
          ['L', nx + 6, ny + 8],
          ['C', nx * 0.6, ny + 20, 30, ny + 22, 0, ny + 22],
        ]
      : [
          ['M', 0, ny - 28],
          ['C', nx * 0.6, ny - 28, nx - 2, ny - 22, nx + 6, ny - 6],
          ['L', nx + 24, ny + 36],
          ['C', nx * 0.7, ny + 50, 40, ny + 52, 0, ny + 52],
        ],
  );
  const edge: Step[] = [
    ['M', nx + 18, ny + 32],
    ['C', nx * 0.7, ny + 44, 40, ny + 46, 0, ny + 46],
  ];
  const front =
    panel(outline, cloth.colour, repeat) +
    seam(outline, cloth.seam, 1.4, 0.3) +
    (stand ? '' : stitch(both(edge), cloth.stitch, 0.65));
  return { behind: '', front, outlines: [outline] };
}

function insideBack(cloth: Cloth, { nx, ny, neck }: Cut, repeat: string): string {
  const opening: Step[] =
    neck === 'camp'
      ? [
          ['M', 0, ny - 18],
          ['C', 40, ny - 18, 62, ny - 14, nx, ny],
          ['C', nx - 6, ny + 40, 30, ny + 110, 0, ny + 158],
        ]
      : [
          ['M', 0, ny - 24],
          ['C', 36, ny - 24, 58, ny - 18, nx - 2, ny - 6],
          ['C', nx - 4, ny + 30, 34, ny + 66, 0, ny + 86],
        ];
  const tapeEdge: Step[] = [
    ['M', nx - 8, ny + 12],
    ['C', 40, ny + 16, 20, ny + 17, 0, ny + 17],
  ];
  const tape = mirrored([
    ['M', 0, ny - 24],
    ['C', 36, ny - 24, 58, ny - 18, nx - 2, ny - 6],
    ['L', nx - 8, ny + 12],
    ['C', 40, ny + 16, 20, ny + 17, 0, ny + 17],
  ]);
  return (
    well(mirrored(opening), cloth.inside) +
    (neck === 'tie' ? '' : panel(tape, mix(cloth.colour, SHADE, 0.1), repeat)) +
    seam(both(tapeEdge), cloth.seam, 1.6, 0.5) +
    label(ny + 10, 46, 28)
  );
}

function breastPocket(cloth: Cloth, { ay }: Cut, repeat: string): string {
  const y = ay - 22;
  const outline = `${half([
    ['M', 58, y],
    ['L', 146, y + 2],
    ['L', 145, y + 84],
    ['L', 101, y + 108],
    ['L', 58, y + 84],
  ])}Z`;
  const lines =
    half([
      ['M', 63, y + 18],
      ['L', 141, y + 20],
    ]) +
    half([
      ['M', 63, y + 2],
      ['L', 63, y + 80],
      ['L', 101, y + 101],
      ['L', 140, y + 80],
      ['L', 140, y + 2],
    ]);
  return (
    panel(outline, mix(cloth.colour, '#ffffff', 0.02), repeat) +
    seam(outline, cloth.seam, 1.3, 0.4) +
    stitch(lines, cloth.stitch, 0.65)
  );
}

const FRONTS = {
  shirt: shirtCollar,
  polo: poloCollar,
  mandarin: standCollar,
  camp: campCollar,
  tie: tieNeck,
};

export function collar(cloth: Cloth, cut: Cut, neck: CollarNeck, repeat: string): Neck {
  if (cloth.view === 'back') return drawBackNeck(cloth, cut, repeat);
  const front = FRONTS[neck](cloth, cut, repeat) + (cut.pocket ? breastPocket(cloth, cut, repeat) : '');
  return { behind: insideBack(cloth, cut, repeat), front };
}
