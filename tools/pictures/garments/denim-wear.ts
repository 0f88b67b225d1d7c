import { BAND, CROTCH_Y, HEM_Y, inseam, outseam, WAIST_Y } from './jeans-cut.ts';
import type { Jeans } from './jeans-cut.ts';
import { topstitch, worn } from './jeans-sewing.ts';
import { fine, half, moved, SIDES, spindle } from './path.ts';
import type { Side, Step, Wrinkle } from './path.ts';
import { seam, wrinkles } from './panels.ts';

const inClip = (content: string) => `<g clip-path="url(#cl)">${content}</g>`;

export const fadeGradient = (fade: number): string =>
  `<radialGradient id="fd"><stop offset="0" stop-color="#fff" stop-opacity="${fade}"/><stop offset=".55" stop-color="#fff" stop-opacity="${fine(fade * 0.45)}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`;

export function fades({ cloth, cut, fade }: Jeans): string {
  const { knee, kneeIn, hem, hemIn, hip } = cut;
  const back = cloth.view !== 'front' && cloth.view !== 'detail';
  const { random } = cloth;
  const legs = SIDES.map(
    (side) =>
      worn(400 + side * (kneeIn + knee) * 0.47, 500, (knee - kneeIn) * 0.44, 215) +
      worn(400 + side * (hemIn + hem) * 0.5, 760, (hem - hemIn) * 0.4, 160, 0.6),
  ).join('');
  const seat = back ? worn(322, 330, 72, 90) + worn(478, 330, 72, 90) : '';
  const whisker = (side: Side, i: number): string => {
    const x = (v: number) => 400 + side * v;
    if (back)
      return spindle(
        x(kneeIn + 6),
        600 + i * 26,
        x(knee - 16),
        580 + i * 30 + random() * 10,
        side * 8,
        side * 7,
      );
    const tip = x(hip - 34 - random() * 20);
    const tipY = CROTCH_Y - 100 + i * 40 + random() * 12;
    return spindle(x(26 + i * 4), CROTCH_Y - 46 + i * 24, tip, tipY, side * -9, side * (6 + random() * 4));
  };
  const lines = SIDES.flatMap((side) => [0, 1, 2, 3].map((i) => whisker(side, i))).join('');
  return inClip(
    `${legs}${seat}<g filter="url(#b)"><path d="${lines}" fill="#fff" opacity="${fine(fade * 1.1)}"/></g>`,
  );
}

export function legWrinkles({ cloth, cut }: Jeans): string {
  const { knee, kneeIn, hem, hemIn, hip } = cut;
  const folds = SIDES.flatMap((side): Wrinkle[] => {
    const x = (v: number) => 400 + side * v;
    return [
      [x(14), CROTCH_Y + 4, x(hip - 40), CROTCH_Y - 74, side * 12, side * 16],
      [x(24), CROTCH_Y + 40, x(knee - 46), CROTCH_Y + 60, side * 10, side * 15],
      [x(kneeIn + 4), 636, x(knee - 30), 604 + cloth.random() * 20, side * 8, side * 15],
      [x(knee - 4), 676, x(kneeIn + 26), 700, -side * 8, side * 13],
      [x(hemIn + 4), 868, x(hem - 26), 838 + cloth.random() * 16, side * 8, side * 13],
      [x(knee - 10), 440, x(knee - 30), 600, side * 6, side * 12],
    ];
  });
  return wrinkles(folds, cloth.colour, 1.15);
}

export function seamsAndHems({ cloth, cut, thread, fade }: Jeans): string {
  const { waist, hem, hemIn } = cut;
  const alongHem = (outer: number, dip: number, inner: number, grow: [number, number]): Step[] => [
    ['M', hem + grow[0], HEM_Y + outer],
    ['C', hem - 30, HEM_Y + dip, hemIn + 30, HEM_Y + dip, hemIn + grow[1], HEM_Y + inner],
  ];
  return inClip(
    SIDES.map((side) => {
      const outer = half([['M', waist - 7, WAIST_Y + BAND], ...moved(outseam(cut), -8)], side);
      return (
        `<path d="${outer}" fill="none" stroke="#fff" stroke-opacity="${fine(fade * 0.55)}" stroke-width="5" stroke-dasharray="7 9"/>` +
        seam(half(moved(inseam(cut), 9), side), '#fff', 4, fade * 0.5) +
        topstitch(half(alongHem(-22, -10, -16, [-1, -1]), side), thread) +
        seam(half(alongHem(-26, -14, -20, [1, -2]), side), cloth.seam, 2, 0.4) +
        seam(half(alongHem(-4, 8, 2, [0, 0]), side), '#fff', 3.4, fade)
      );
    }).join(''),
  );
}
