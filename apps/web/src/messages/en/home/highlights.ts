import type { Promises } from '../store/promises.ts';

export type Highlight = { key: 'shipping' | 'customers' | 'originality'; claim: string; detail?: string };

/** Texts of spec §1. */
export const highlights = (promises: Promises): readonly Highlight[] => [
  { key: 'shipping', claim: 'Free Shipping', detail: promises.overFreeShipping },
  { key: 'customers', claim: promises.satisfied },
  { key: 'originality', claim: 'Originality Guaranteed', detail: promises.warranty },
];
