import { SHADE } from './colours.ts';
import { backNeckY } from './body-outline.ts';
import type { Cloth } from './cloth.ts';
import type { Cut } from './cuts.ts';
import { label } from './label.ts';
import { isNearBlack, mix } from './mix.ts';
import type { Neck } from './neck.ts';
import { arch, num } from './path.ts';
import { seam, stitch, well } from './panels.ts';
import { shortPlacket } from './plackets.ts';

const ribBand = (line: string, colour: string, width: number): string => {
  const stroke = (paint: string, opacity: string, thickness: number, more = '') =>
    `<path d="${line}" fill="none" stroke="${paint}"${opacity && ` stroke-opacity="${opacity}"`} stroke-width="${num(thickness)}"${more}/>`;
  return (
    stroke(SHADE, '.22', width + 4, ' transform="translate(2 4)" filter="url(#g2)"') +
    stroke(mix(colour, SHADE, 0.03), '', width) +
    stroke(SHADE, '.15', width, ' stroke-dasharray="1.5 3.1"') +
    stroke('#fff', isNearBlack(colour) ? '.15' : '.1', width * 0.36)
  );
};

function neckWell({ nx, ny, neck, rib }: Cut, nd: number, backY: number): string {
  const [left, right] = [400 - nx, 400 + nx];
  const top = `M${left} ${ny}C${num(400 - nx * 0.8)} ${num(backY - rib * 0.9)} ${num(400 + nx * 0.8)} ${num(backY - rib * 0.9)} ${right} ${ny}`;
  if (neck === 'v') return `${top}L${right - 4} ${ny + 40}L400 ${nd + 4}L${left + 4} ${ny + 40}Z`;
  return `${top}C${right} ${nd - 6} ${num(400 + nx * 0.5)} ${nd + 6} 400 ${nd + 4}C${num(400 - nx * 0.5)} ${nd + 6} ${left} ${nd - 6} ${left} ${ny}Z`;
}

function frontLines(cut: Cut, nd: number): { band: string; stitches: string } {
  const { nx, ny, rib, neck } = cut;
  const o = rib / 2;
  if (neck === 'v')
    return {
      band: arch(nd - o - 2, ['C', nx * 0.3, nd - 46 - o, nx * 0.9 - o, ny + 46, nx - o, ny - 2]),
      stitches: arch(nd + 7, ['C', nx * 0.34, nd - 40, nx * 0.94, ny + 54, nx + 5, ny + 3]),
    };
  const scoop = neck === 'scoop';
  const x = nx - o;
  return {
    band: arch(nd - o, [
      'C',
      x * (scoop ? 0.64 : 0.58),
      nd - o,
      x * (scoop ? 0.95 : 0.97),
      nd - cut.nd * 0.42 - o,
      x + 1,
      ny - 2,
    ]),
    stitches: arch(nd + 6, ['C', nx * 0.6, nd + 6, nx + 3, nd - cut.nd * 0.42 + 4, nx + 5, ny + 3]),
  };
}

export function knitNeck(cloth: Cloth, cut: Cut, repeat: string): Neck {
  const { nx, ny, rib, neck } = cut;
  const nd = ny + cut.nd;
  const backY = backNeckY(cut);
  const o = rib / 2;
  const x = nx - o;
  const backBand = arch(backY - o - 1, [
    'C',
    x * 0.45,
    backY - o - 1,
    x * 0.82,
    backY - o + 1,
    x - 2,
    ny + 8,
  ]);
  if (cloth.view === 'back') {
    const under = arch(backY + 5, ['C', nx * 0.5, backY + 5, nx * 0.9, backY - 3, nx + 5, ny + 3]);
    return { behind: '', front: ribBand(backBand, cloth.colour, rib) + stitch(under, cloth.stitch, 0.6) };
  }
  const tape = arch(backY + 4, ['C', nx * 0.5, backY + 4, nx * 0.86, backY - 2, nx - 2, ny]);
  const deep = neck === 'v' || neck === 'scoop';
  const behind =
    well(neckWell(cut, nd, backY), cloth.inside) +
    seam(tape, cloth.seam, 7, 0.55) +
    ribBand(backBand, cloth.colour, rib * 0.92) +
    `<path d="${backBand}" fill="none" stroke="${SHADE}" stroke-opacity=".26" stroke-width="${num(rib * 0.92)}"/>` +
    label(backY + 3, nx > 88 ? 36 : 40, deep ? 30 : Math.max(18, nd - rib - backY - 9));
  const { band, stitches } = frontLines(cut, nd);
  let front = ribBand(band, cloth.colour, rib) + stitch(stitches, cloth.stitch, 0.65);
  if (neck === 'v') front += seam(`M400 ${nd - rib - 6}V${nd - 1}`, cloth.seam, 1.6, 0.5);
  if (cut.neckV)
    front +=
      stitch(`M376 ${nd + 6}L400 ${nd + 40}L424 ${nd + 6}`, cloth.stitch, 0.75) +
      seam(`M376 ${nd + 4}L400 ${nd + 38}L424 ${nd + 4}`, cloth.seam, 1.4, 0.3);
  if (neck === 'henley')
    front += shortPlacket(cloth, nd - rib + 1, cut.sleeve === 'none' ? 150 : 156, 3, repeat, 38);
  return { behind, front };
}
