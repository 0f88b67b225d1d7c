import { fine } from './path.ts';

export const topstitch = (line: string, thread: string): string =>
  `<path d="${line}" fill="none" stroke="${thread}" stroke-width="1.9" stroke-dasharray="6 3" opacity=".95"/>`;

/** Two parallel rows, 6.5 pixels apart. */
export const twinStitch = (line: (aside: number) => string, thread: string): string =>
  topstitch(line(0), thread) + topstitch(line(6.5), thread);

export const rivet = (x: number, y: number): string =>
  `<circle cx="${x + 1}" cy="${y + 1.6}" r="5" fill="#000" opacity=".35"/><circle cx="${x}" cy="${y}" r="4.8" fill="#b3743f"/><circle cx="${x - 1}" cy="${y - 1}" r="2.3" fill="#efc08b"/>`;

export const jeansButton = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle cx="1.5" cy="2.5" r="13" fill="#000" opacity=".35"/><circle r="12.5" fill="#a86c3b"/>` +
  '<circle r="12.5" fill="none" stroke="#e8b47c" stroke-width="1.6"/><circle r="7" fill="#c58a55"/><circle cx="-3" cy="-4" r="3" fill="#f3d1a3" opacity=".8"/></g>';

export const leatherPatch = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(-2 44 16)"><rect width="60" height="38" rx="2" fill="#000" opacity=".3" transform="translate(2 3)"/><rect width="60" height="38" rx="2" fill="#b98a54"/>` +
  '<rect x="4" y="4" width="52" height="30" fill="none" stroke="#6d4a24" stroke-dasharray="3 2"/><path d="M23 10h16M23 18h12M23 26h16M23 9v18" stroke="#5a3a1a" stroke-width="3"/></g>';

export const worn = (x: number, y: number, rx: number, ry: number, opacity = 1): string =>
  `<ellipse cx="${fine(x)}" cy="${y}" rx="${fine(rx)}" ry="${ry}" fill="url(#fd)" opacity="${opacity}"/>`;
