import type { Weave } from './weave.ts';

export type Drawing = {
  weave: Weave;
  /** Pattern rotation on sleeves, in degrees. */
  sleeveTurn: number;
  buttons: [string, string, string];
  outlines: string[];
  shadowOutlines?: string[];
  folded: { x: number; y: number; scale: number };
  defs?: string;
  body: string;
};
