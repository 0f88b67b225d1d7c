import { SHADE } from './colours.ts';
import type { Cloth } from './cloth.ts';
import type { Cut } from './cuts.ts';
import { lightness, mix } from './mix.ts';
import { half, mirrored, SIDES } from './path.ts';
import type { Side, Step } from './path.ts';
import { button, castShadow, panel, seam, stitch } from './panels.ts';
import { fullPlacket, shortPlacket } from './plackets.ts';

function leaf(cloth: Cloth, steps: Step[], side: Side, repeat: string): string {
  const outline = `${half(steps, side)}Z`;
  const turned = repeat && (side > 0 ? 'pr' : 'pl');
  return (
    castShadow(outline, 0.3, 3, 7) +
    panel(outline, mix(cloth.colour, '#ffffff', 0.03), turned) +
    seam(outline, cloth.seam, 1.2, 0.3)
  );
}

const hemY = (cut: Cut) => cut.hy + cut.hd - 2;
const isFolded = (cut: Cut) => cut.sleeve === 'none';

export function shirtCollar(cloth: Cloth, cut: Cut, repeat: string): string {
  const { nx, ny } = cut;
  const stand = mirrored([
    ['M', 0, ny + 60],
    ['C', 14, ny + 54, 30, ny + 42, 42, ny + 28],
    ['L', 46, ny + 50],
    ['C', 32, ny + 70, 16, ny + 84, 0, ny + 92],
  ]);
  const outline: Step[] = [
    ['M', 5, ny + 64],
    ['C', 28, ny + 44, 54, ny + 14, nx - 6, ny - 22],
    ['C', nx + 8, ny - 18, nx + 22, ny + 4, nx + 30, ny + 30],
    ['C', nx + 30, ny + 66, nx + 26, ny + 104, nx + 14, ny + 132],
    ['C', nx - 14, ny + 112, 26, ny + 88, 5, ny + 64],
  ];
  const edge: Step[] = [
    ['M', nx + 23, ny + 36],
    ['C', nx + 23, ny + 66, nx + 20, ny + 98, nx + 11, ny + 121],
    ['C', nx - 12, ny + 104, 32, ny + 84, 14, ny + 66],
  ];
  return (
    fullPlacket(cloth, ny + 76, hemY(cut), 42, isFolded(cut) ? 5 : 6, repeat) +
    panel(stand, mix(cloth.colour, SHADE, 0.05), repeat) +
    button(400, ny + 76) +
    SIDES.map(
      (side) =>
        leaf(cloth, outline, side, repeat) +
        stitch(half(edge, side), cloth.stitch, 0.7) +
        (cut.womens ? '' : button(400 + side * (nx + 9), ny + 113, 0.68)),
    ).join('')
  );
}

export function poloCollar(cloth: Cloth, { nx, ny }: Cut, repeat: string): string {
  const outline: Step[] = [
    ['M', 3, ny + 72],
    ['C', 24, ny + 46, 50, ny + 14, nx - 6, ny - 20],
    ['C', nx + 10, ny - 14, nx + 22, ny + 8, nx + 28, ny + 32],
    ['C', nx + 24, ny + 62, nx + 14, ny + 92, nx - 2, ny + 116],
    ['C', nx - 24, ny + 104, 22, ny + 90, 3, ny + 72],
  ];
  const tipping: Step[] = [
    ['M', nx + 20, ny + 36],
    ['C', nx + 17, ny + 62, nx + 8, ny + 86, nx - 4, ny + 104],
    ['C', nx - 24, ny + 94, 28, ny + 84, 12, ny + 72],
  ];
  const tipped = cloth.pattern === 'solid' && lightness(cloth.colour) < 0.5;
  return (
    shortPlacket(cloth, ny + 72, 146, 2, repeat, 40) +
    SIDES.map(
      (side) =>
        leaf(cloth, outline, side, repeat) +
        seam(half(tipping, side), tipped ? '#efe6d2' : cloth.stitch, 2.6, 0.75),
    ).join('')
  );
}

export function standCollar(cloth: Cloth, { nx, ny }: Cut, repeat: string): string {
  const outline: Step[] = [
    ['M', 3, ny + 58],
    ['C', 30, ny + 46, 54, ny + 20, nx - 10, ny - 22],
    ['L', nx + 6, ny - 12],
    ['C', nx + 4, ny + 30, 40, ny + 72, 5, ny + 86],
  ];
  const edge: Step[] = [
    ['M', 8, ny + 80],
    ['C', 40, ny + 64, 60, ny + 34, nx + 1, ny - 8],
  ];
  return (
    shortPlacket(cloth, ny + 74, 236, 4, repeat, 38) +
    SIDES.map(
      (side) => leaf(cloth, outline, side, repeat) + stitch(half(edge, side), cloth.stitch, 0.65),
    ).join('') +
    button(400, ny + 72, 0.8)
  );
}

export function campCollar(cloth: Cloth, cut: Cut, repeat: string): string {
  const { nx, ny } = cut;
  const outline: Step[] = [
    ['M', 2, ny + 170],
    ['C', 26, ny + 112, 54, ny + 46, nx - 8, ny - 18],
    ['C', nx + 14, ny - 12, nx + 32, ny + 14, nx + 40, ny + 42],
    ['L', nx + 30, ny + 84],
    ['L', nx + 50, ny + 96],
    ['C', nx + 26, ny + 128, 56, ny + 152, 2, ny + 170],
  ];
  const notch: Step[] = [
    ['M', nx + 30, ny + 84],
    ['L', 44, ny + 66],
  ];
  const upperEdge: Step[] = [
    ['M', nx + 33, ny + 44],
    ['L', nx + 24, ny + 80],
  ];
  const lowerEdge: Step[] = [
    ['M', nx + 40, ny + 98],
    ['C', nx + 18, ny + 122, 56, ny + 142, 14, ny + 160],
  ];
  return (
    fullPlacket(cloth, ny + 158, hemY(cut), 40, isFolded(cut) ? 4 : 5, repeat) +
    SIDES.map(
      (side) =>
        leaf(cloth, outline, side, repeat) +
        seam(half(notch, side), cloth.seam, 1.8, 0.55) +
        stitch(half(upperEdge, side) + half(lowerEdge, side), cloth.stitch, 0.6),
    ).join('')
  );
}
