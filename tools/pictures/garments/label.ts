import { fine, num } from './path.ts';

export const label = (y: number, width = 52, height = 34): string =>
  `<g transform="translate(400 ${num(y)})"><rect x="${-width / 2}" width="${width}" height="${num(height)}" rx="1.5" fill="#f6f1e4"/>` +
  `<rect x="${-width / 2}" width="${width}" height="${num(height)}" rx="1.5" fill="none" stroke="#0c0e20" stroke-opacity=".2"/>` +
  `<path d="M-6 -6H6M-6 0H4M-6 6H6M-6 -7.2V7.2" transform="translate(0 ${num(height / 2 + 1.5)}) scale(${fine(Math.min(1, height / 30))})" stroke="#1c2452" stroke-width="2.6"/>` +
  `<path d="M${-width / 2 + 4} 3.5H${width / 2 - 4}" stroke="#e3a02c" stroke-width="1.5" stroke-dasharray="4 2.4"/></g>`;
