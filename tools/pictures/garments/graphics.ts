import { MARIGOLD } from './colours.ts';
import { lightness } from './mix.ts';
import { num } from './path.ts';

type Inks = { ink: string; hot: string; ground: string };

const wave = (i: number) => {
  const hump = 52 - i * 4;
  return `<path d="M${-2 * hump} ${28 + i * 19}q${hump / 2}-22 ${hump} 0t${hump} 0t${hump} 0t${hump} 0"/>`;
};

const sunAndWaves = ({ ink, hot }: Inks) =>
  `<circle r="70" cy="-6" fill="${hot}"/><g fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round">${[0, 1, 2, 3, 4].map(wave).join('')}</g>`;

const marigoldFlower = ({ ink, hot, ground }: Inks) => {
  const ring = (radius: number, j: number) => {
    const count = 16 - j * 4;
    return Array.from(
      { length: count },
      (_, i) =>
        `<ellipse cy="${num(-radius * 1.5)}" rx="${num(radius * 0.36)}" ry="${num(radius * 0.8)}" fill="${j % 2 ? ink : hot}" stroke="${ground}" stroke-width="3" transform="rotate(${num((i * 360) / count + j * 9)})"/>`,
    ).join('');
  };
  return `${[44, 30, 17].map(ring).join('')}<circle r="13" fill="${hot}"/>`;
};

const kite = ({ ink, hot, ground }: Inks) =>
  `<g transform="rotate(-12)"><path d="M0-104L74-10L0 92L-74-10Z" fill="${hot}"/><path d="M0-104L74-10H-74Z" fill="${ink}"/>` +
  `<path d="M0-104V92M-74-10H74" stroke="${ground}" stroke-width="4"/>` +
  `<path d="M0 92c34 26-26 40 6 70s-10 34 8 48" fill="none" stroke="${ink}" stroke-width="4"/></g>`;

const archway = ({ ink, hot }: Inks) =>
  `<g fill="none" stroke="${ink}" stroke-width="9">${[0, 1, 2, 3]
    .map(
      (i) =>
        `<path d="M${-92 + i * 22} 84V${-4 + i * 4}A${92 - i * 22} ${96 - i * 22} 0 0 1 ${92 - i * 22} ${-4 + i * 4}V84"/>`,
    )
    .join('')}</g><circle cy="52" r="15" fill="${hot}"/>`;

const hills = ({ ink, hot, ground }: Inks) =>
  `<circle cx="34" cy="-46" r="36" fill="${hot}"/><path d="M-118 84L-52-30L-14 26L26-44L118 84Z" fill="${ink}"/>` +
  `<path d="M-52-30L-34-3L-46 8L-56-4L-68-2ZM26-44L46-16L34-4L22-18L8-13Z" fill="${ground}"/>` +
  `<path d="M-118 100H118M-92 116H92M-60 132H60" stroke="${ink}" stroke-width="6"/>`;

const palmLeaf = ({ ink, hot }: Inks) => {
  const blade = (y: number, side: 1 | -1, length: number) =>
    `<path d="M0 ${y}C${side * length * 0.4} ${y - 34} ${side * length * 0.8} ${y - 44} ${side * length} ${y - 62}C${side * length * 0.9} ${y - 22} ${side * length * 0.45} ${y - 4} 0 ${y + 8}Z" fill="${ink}"/>`;
  const blades = [-40, -10, 20, 50].flatMap((y, i) => [blade(y, 1, 62 + i * 12), blade(y, -1, 62 + i * 12)]);
  return `${blades.join('')}<path d="M0-104C16-76 14-52 0-34C-14-52-16-76 0-104Z" fill="${ink}"/><path d="M0-60V122" stroke="${hot}" stroke-width="7" stroke-linecap="round"/>`;
};

const PRINTS = [sunAndWaves, marigoldFlower, kite, archway, hills, palmLeaf];

/** Returns a chest print around (400, 430), selected by `seed % 6`. */
export function chestPrint(ground: string, seed: number): string {
  const dark = lightness(ground) < 0.5;
  const inks = { ground, ink: dark ? '#f1e8d6' : '#232c5e', hot: dark ? MARIGOLD : '#b0483c' };
  const print = PRINTS[seed % PRINTS.length] ?? sunAndWaves;
  return `<g transform="translate(400 430)">${print(inks)}</g>`;
}
