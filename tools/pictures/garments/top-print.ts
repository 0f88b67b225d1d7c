import type { Cloth } from './cloth.ts';
import type { Cut } from './cuts.ts';
import { chestPrint } from './graphics.ts';
import { lightness } from './mix.ts';

export function printOn(cloth: Cloth, cut: Cut, body: string): string {
  if (cloth.pattern === 'colour-block') {
    const [lower, band] = lightness(cloth.colour) > 0.55 ? ['#2b3875', '#e3a02c'] : ['#ece5d6', '#e3a02c'];
    const y = cut.ay + 62;
    const height = cut.hy - cut.ribHem - y + (cut.ribHem ? 4 : cut.hd + 4);
    return `<clipPath id="bc"><path d="${body}"/></clipPath><g clip-path="url(#bc)"><rect y="${y}" width="800" height="${height}" fill="${lower}"/><rect y="${y - 13}" width="800" height="13" fill="${band}"/></g>`;
  }
  if (cloth.pattern !== 'graphic' || cloth.view === 'back') return '';
  const scale = cloth.kind === 'fitted-tee' ? 0.84 : cloth.kind === 'oversized-tee' ? 1.16 : 1;
  const place =
    cloth.view === 'folded'
      ? 'translate(0 -8)'
      : `translate(400 ${cut.nd > 100 ? 480 : 430}) scale(${scale}) translate(-400 -430)`;
  return `<g transform="${place}" opacity=".95">${chestPrint(cloth.colour, cloth.seed)}</g>`;
}
