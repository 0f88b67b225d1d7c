import { SHADE } from './colours.ts';
import { armhole, hemLine } from './body-outline.ts';
import type { Cloth } from './cloth.ts';
import type { Cut } from './cuts.ts';
import { mix } from './mix.ts';
import { both, half, mirrored } from './path.ts';
import type { Side, Step } from './path.ts';
import { ribbed, seam, stitch } from './panels.ts';

export function armholeSeams(cloth: Cloth, cut: Cut, side: Side): string {
  const { sx, sy, ax, ay, arm, ny } = cut;
  if (cut.sleeve === 'none') {
    const turnedBack: Step[] = [
      ['M', 150, ny + 40],
      ['C', 158, 300, 164, 430, 158, 676],
    ];
    return `<g filter="url(#g2)">${seam(half(turnedBack, side), cloth.seam, 3, 0.34)}</g>`;
  }
  const stitched: Step[] = [
    ['M', sx - 6, sy + 2],
    [
      'C',
      sx - arm * 0.9 - 6,
      sy + (ay - sy) * 0.3,
      sx - arm * 1.5 - 6,
      sy + (ay - sy) * 0.72,
      ax - 7,
      ay + 2,
    ],
  ];
  return (
    seam(half([['M', sx, sy], armhole(cut)], side), cloth.seam, 2, 0.42) +
    stitch(half(stitched, side), cloth.stitch, cut.knit ? 0.4 : 0.55, 1.3)
  );
}

export function hemOf(cloth: Cloth, cut: Cut): string {
  if (cut.sleeve === 'none') return '';
  const { hx, hy, hd } = cut;
  const line = (above: number) => both(hemLine(cut, above));
  let lines = '';
  if (cut.ribHem) {
    const top = hy + hd - cut.ribHem;
    const band = mirrored([
      ['M', 0, top],
      ['C', hx * 0.4, top, hx * 0.8, hy - cut.ribHem + 2, hx + 1, hy - cut.ribHem],
      ['C', hx - 1, hy - cut.ribHem + 20, hx - 6, hy - 12, hx - 9, hy + 1],
      ['C', hx * 0.7, hy + hd - 1, hx * 0.36, hy + hd, 0, hy + hd],
    ]);
    lines += ribbed(band, mix(cloth.colour, SHADE, 0.04)) + seam(line(cut.ribHem), cloth.seam, 1.6, 0.4);
  } else if (cut.tail) lines += stitch(line(9), cloth.stitch, 0.7);
  else lines += stitch(line(20), cloth.stitch) + stitch(line(25), cloth.stitch, 0.55);
  if (cut.slit) {
    const slit: Step[] = [
      ['M', hx - 12, hy - 40],
      ['L', hx - 12, hy - 150],
      ['L', hx - 9, hy - 153],
    ];
    lines += stitch(both(slit), cloth.stitch, 0.7);
  }
  return lines;
}

export function yoke(cloth: Cloth, cut: Cut): string {
  const { nx, ny, sx, sy } = cut;
  if (cut.knit || cut.sleeve === 'none' || cut.neck === 'tie') return '';
  if (cloth.view === 'back') {
    const base = cut.hy + cut.hd;
    const line = (dy: number): Step[] => [
      ['M', sx - 13, sy + 62 + dy],
      ['C', sx * 0.6, sy + 70 + dy, 60, sy + 74 + dy, 0, sy + 74 + dy],
    ];
    return (
      seam(both(line(0)), cloth.seam, 1.8, 0.5) +
      stitch(both(line(5)), cloth.stitch, 0.6) +
      seam(`M386 ${sy + 76}V${base - 40}M414 ${sy + 76}V${base - 40}`, cloth.seam, 2, 0.22) +
      seam(`M392 ${sy + 62}q8 14 16 0`, cloth.stitch, 2.4, 0.7)
    );
  }
  const line = (dy: number): Step[] => [
    ['M', nx + 24, ny + 36 + dy],
    ['C', nx + 50, ny + 48 + dy, sx - 50, sy + 24 + dy, sx - 8, sy + 30 + dy],
  ];
  return seam(both(line(0)), cloth.seam, 1.5, 0.34) + stitch(both(line(5)), cloth.stitch, 0.45);
}
