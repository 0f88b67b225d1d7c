import { SHADE } from './colours.ts';
import type { Cloth } from './cloth.ts';
import { half, num } from './path.ts';
import { mix } from './mix.ts';
import { button, castShadow, panel, seam, stitch } from './panels.ts';

const strip = (width: number, from: number, to: number) =>
  `${half([
    ['M', -width / 2, from],
    ['L', width / 2, from],
    ['L', width / 2, to],
    ['L', -width / 2, to],
  ])}Z`;

export function shortPlacket(
  cloth: Cloth,
  y: number,
  height: number,
  buttons: number,
  repeat: string,
  width: number,
): string {
  const outline = strip(width, y, y + height);
  const left = 400 - (width / 2 - 5);
  const right = 400 + (width / 2 - 5);
  const boxTop = y + height - 24;
  const lines =
    `M${left} ${y}V${boxTop}H${right}V${y}M${left} ${boxTop}V${y + height - 4}H${right}V${boxTop}` +
    `M${left} ${boxTop}L${right} ${y + height - 4}`;
  let drawn =
    castShadow(outline, 0.22, -2, 4) +
    panel(outline, mix(cloth.colour, '#ffffff', 0.03), repeat) +
    stitch(lines, cloth.stitch, 0.7) +
    seam(outline, cloth.seam, 1.2, 0.32);
  const step = (height - 62) / Math.max(1, buttons - 0.6);
  for (let i = 0; i < buttons; i++) drawn += button(400, y + 26 + i * step, 0.88);
  return drawn;
}

export function fullPlacket(
  cloth: Cloth,
  from: number,
  to: number,
  width: number,
  buttons: number,
  repeat: string,
): string {
  const [left, right] = [400 - width / 2, 400 + width / 2];
  let drawn =
    `<path d="M${left} ${from}V${to}" stroke="${SHADE}" stroke-opacity=".4" stroke-width="5" filter="url(#g2)"/>` +
    panel(strip(width, from, to - 1), mix(cloth.colour, '#ffffff', 0.03), repeat) +
    stitch(`M${left + 6} ${from}V${to - 6}M${right - 6} ${from}V${to - 6}`, cloth.stitch, 0.62) +
    seam(`M${left} ${from}V${to}`, cloth.seam, 1.4, 0.45) +
    seam(`M${right} ${from}V${to}`, cloth.seam, 1, 0.22);
  const step = (to - from - 110) / (buttons - 0.5);
  for (let i = 0; i < buttons; i++) {
    const y = from + 62 + i * step;
    drawn += seam(`M400 ${num(y - 11)}v22`, cloth.stitch, 2, 0.4) + button(400, y);
  }
  return drawn;
}
