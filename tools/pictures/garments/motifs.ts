import { num } from './path.ts';

export const petals = (count: number, radius: number, width: number, fill: string, turn = 0): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<ellipse cx="0" cy="${-radius}" rx="${width}" ry="${radius * 0.62}" fill="${fill}" transform="rotate(${num((i * 360) / count + turn)})"/>`,
  ).join('');

export const leaf = (x: number, y: number, turn: number, fill: string, scale = 1): string =>
  `<path d="M0 0C7-6 7-17 0-25C-7-17-7-6 0 0Z" fill="${fill}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`;

const flower = (ink: string, accent: string) =>
  `${petals(8, 9, 3.6, ink)}<circle r="4.4" fill="${accent}"/><path d="M0 16V38" stroke="${ink}" stroke-width="2"/>` +
  leaf(0, 38, 62, ink, 0.75) +
  leaf(0, 38, -62, ink, 0.75);

const paisley = (ink: string, accent: string, ground: string) =>
  `<path d="M0 28C-20 28-25 6-12-7C-3-16 4-18 8-29C19-20 21-2 18 10C15 22 9 28 0 28Z" fill="${ink}"/>` +
  `<path d="M-1 19C-12 18-13 5-5-1C1-6 5-7 8-12C12-4 12 4 10 10C8 16 4 19-1 19Z" fill="${ground}"/>` +
  `<circle cx="1" cy="9" r="4.6" fill="${accent}"/>` +
  leaf(2, 28, 128, ink, 0.6) +
  leaf(-2, 28, -128, ink, 0.6);

const sprig = (ink: string, accent: string) =>
  leaf(0, 2, 0, ink, 1.05) +
  leaf(0, 4, 52, ink, 0.9) +
  leaf(0, 4, -52, ink, 0.9) +
  `<path d="M0 0V30" stroke="${ink}" stroke-width="2.2"/>` +
  leaf(0, 26, 118, ink, 0.6) +
  leaf(0, 26, -118, ink, 0.6) +
  `<circle cy="-31" r="3" fill="${accent}"/>`;

const BOOTIS = [flower, paisley, sprig];

export const booti = (seed: number, ink: string, accent: string, ground: string): string =>
  (BOOTIS[seed % BOOTIS.length] ?? flower)(ink, accent, ground);
