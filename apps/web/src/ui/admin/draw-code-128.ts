import { code128, drawingSVG } from 'bwip-js/generic';
import type { CodeDrawing } from '../drawn-code.tsx';

/** One unit per module; five times as wide as high. */
export function drawCode128(text: string): CodeDrawing {
  const bars: { x: number; width: number }[] = [];
  let width = 0;
  code128(
    { bcid: 'code128', text, scale: 1 },
    {
      ...drawingSVG(),
      init: (all) => {
        width = all;
      },
      // The encoder rounds the middle of a bar up.
      line: (x, _y, _x, _end, bar) => bars.push({ x: Math.floor(x - bar / 2), width: bar }),
      end: () => '',
    },
  );
  const height = width / 5;
  return {
    width,
    height,
    path: bars.map((bar) => `M${bar.x} 0h${bar.width}v${height}h-${bar.width}z`).join(''),
  };
}
