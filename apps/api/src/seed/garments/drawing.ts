import type { Weave } from './weave.ts';

/** A garment drawn on its 800 × 1000 sheet, before light, ground and position. */
export type Drawing = {
  weave: Weave;
  /** How far the pattern turns with the sleeves, in degrees. */
  sleeveTurn: number;
  /** Light, dark and thread of the buttons. */
  buttons: [string, string, string];
  /** The silhouette: wrinkles stay inside it, the shadow has its shape. */
  outlines: string[];
  /** When the silhouette on the table is another than the one the cloth was drawn in. */
  shadowOutlines?: string[];
  /** Folded: the middle of the parcel on the sheet, and how much closer it is seen. */
  folded: { x: number; y: number; scale: number };
  defs?: string;
  body: string;
};
