import { SHADE } from './colours.ts';
import type { Cloth } from './cloth.ts';
import type { Cut } from './cuts.ts';
import { mix } from './mix.ts';
import { half, mirrored, SIDES } from './path.ts';
import type { Side, Step } from './path.ts';
import { castShadow, panel, seam } from './panels.ts';

function gathers(cloth: Cloth, ny: number): string {
  const gather = (i: number, side: Side) => {
    const line: Step[] = [
      ['M', 20 + i * 9, ny + 74 - i * 9],
      [
        'C',
        24 + i * 11,
        ny + 104 - i * 6,
        26 + i * 13,
        ny + 130,
        30 + i * 15,
        ny + 150 + cloth.random() * 60,
      ],
    ];
    return seam(half(line, side), cloth.seam, 1.8, 0.24);
  };
  return [0, 1, 2, 3, 4, 5, 6].flatMap((i) => SIDES.map((side) => gather(i, side))).join('');
}

function ribbon(cloth: Cloth, ny: number, side: Side, repeat: string): string {
  const right = side > 0;
  const end = `${half(
    [
      ['M', 2, ny + 74],
      ['C', 16, ny + 100, right ? 46 : 26, ny + 190, right ? 34 : 22, ny + 290],
      ['L', right ? 58 : 48, ny + 282],
      ['C', right ? 70 : 58, ny + 190, 36, ny + 110, 12, ny + 68],
    ],
    side,
  )}Z`;
  const loop = `${half(
    [
      ['M', 0, ny + 72],
      ['C', 30, ny + 40, 92, ny + 44, 90, ny + 76],
      ['C', 88, ny + 102, 34, ny + 96, 0, ny + 80],
    ],
    side,
  )}Z`;
  const crease: Step[] = [
    ['M', 10, ny + 74],
    ['C', 30, ny + 66, 50, ny + 66, 62, ny + 72],
  ];
  return (
    castShadow(end, 0.28, 3, 6) +
    panel(end, cloth.colour, repeat) +
    castShadow(loop, 0.25, 3, 6) +
    panel(loop, cloth.colour, repeat) +
    seam(half(crease, side), cloth.seam, 2, 0.4)
  );
}

export function tieNeck(cloth: Cloth, { nx, ny }: Cut, repeat: string): string {
  const band = mirrored([
    ['M', 0, ny + 62],
    ['C', 40, ny + 50, 62, ny + 20, nx - 8, ny - 16],
    ['L', nx + 8, ny - 6],
    ['C', nx + 2, ny + 34, 46, ny + 74, 0, ny + 84],
  ]);
  const knot = `M388 ${ny + 62}C398 ${ny + 58} 410 ${ny + 60} 413 ${ny + 66}L412 ${ny + 88}C404 ${ny + 94} 394 ${ny + 93} 388 ${ny + 88}Z`;
  return (
    gathers(cloth, ny) +
    panel(band, cloth.colour, repeat) +
    seam(band, cloth.seam, 1.2, 0.3) +
    seam(`M400 ${ny + 84}V${ny + 214}`, cloth.seam, 2.2, 0.5) +
    `<path d="M400 ${ny + 84}L392 ${ny + 212}H400Z" fill="${cloth.inside}" opacity=".5"/>` +
    SIDES.map((side) => ribbon(cloth, ny, side, repeat)).join('') +
    panel(knot, mix(cloth.colour, SHADE, 0.08), repeat)
  );
}
