import { MARIGOLD } from './colours.ts';
import type { Pattern } from '../../../apps/api/src/seed/catalogue/kinds.ts';
import { lightness, mix } from './mix.ts';
import { booti, leaf, petals } from './motifs.ts';

const repeat = (width: number, height: number, content: string) =>
  `<pattern id="p" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`;

const bar = (y: number, height: number, ink: string, opacity = 1) =>
  `<rect width="60" height="${height}" y="${y}" fill="${ink}" opacity="${opacity}"/>`;

const stripe = (seed: number, ink: string) =>
  [
    repeat(60, 52, bar(16, 20, ink, 0.94)),
    repeat(60, 74, bar(12, 9, ink) + bar(30, 9, ink)),
    repeat(60, 27, bar(9, 6, ink)),
  ][seed % 3] ?? '';

const warpAndWeft = (at: number, width: number, size: number, fill: string, opacity: number) =>
  `<rect width="${width}" height="${size}" x="${at}" fill="${fill}" opacity="${opacity}"/>` +
  `<rect width="${size}" height="${width}" y="${at}" fill="${fill}" opacity="${opacity}"/>`;

const blockPrint = (seed: number, ink: string, accent: string, ground: string) => {
  const bootiMotif = booti(seed, ink, accent, ground);
  return repeat(
    84,
    116,
    `<g transform="translate(21 30) scale(.82)">${bootiMotif}</g><g transform="translate(63 88) scale(.82)">${bootiMotif}</g>` +
      `<g fill="${ink}"><circle cx="63" cy="26" r="2.2"/><circle cx="21" cy="84" r="2.2"/></g>`,
  );
};

const floral = (ink: string, accent: string) => {
  const flower = (x: number, y: number, scale: number, turn: number, fill: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${leaf(0, 8, 140, ink, 1.3)}${leaf(0, 8, -150, ink, 1.1)}` +
    `${petals(6, 13, 7, fill, turn)}<circle r="6" fill="${fill === accent ? ink : accent}"/></g>`;
  return repeat(
    170,
    190,
    flower(42, 46, 1.15, 10, accent) +
      flower(128, 120, 1.35, 50, ink) +
      flower(34, 146, 0.8, 90, ink) +
      flower(132, 30, 0.72, 130, accent) +
      leaf(88, 90, 30, ink, 1.1) +
      leaf(84, 176, -60, ink, 0.9),
  );
};

export function clothPattern(pattern: Pattern, ground: string, seed: number): string {
  const dark = lightness(ground) < 0.5;
  const ink = dark ? mix(ground, '#f4ecdc', 0.86) : mix(ground, '#1f2a5c', 0.86);
  const accent = dark ? MARIGOLD : '#b0483c';
  switch (pattern) {
    case 'stripe':
      return stripe(seed, ink);
    case 'pencil':
      return repeat(19, 40, `<rect width="2.6" height="40" x="7" fill="${ink}" opacity=".72"/>`);
    case 'gingham':
      return repeat(36, 36, warpAndWeft(0, 18, 36, ink, 0.46));
    case 'check':
      return repeat(
        96,
        96,
        warpAndWeft(8, 34, 96, ink, 0.3) +
          warpAndWeft(66, 5, 96, accent, 0.72) +
          warpAndWeft(80, 2.5, 96, ink, 0.6),
      );
    case 'block-print':
      return blockPrint(seed, ink, accent, ground);
    case 'floral':
      return floral(ink, accent);
    default:
      return '';
  }
}

export const hasRepeat = (pattern: Pattern): boolean =>
  pattern !== 'solid' && pattern !== 'colour-block' && pattern !== 'graphic';
