import type { Promises } from './promises.ts';

export type Highlight = { key: 'shipping' | 'customers' | 'originality'; claim: string; detail?: string };

/** Spec §1, in its words. */
export const highlights = (promises: Promises): readonly Highlight[] => [
  { key: 'shipping', claim: 'Free Shipping', detail: promises.overFreeShipping },
  { key: 'customers', claim: promises.satisfied },
  { key: 'originality', claim: 'Originality Guaranteed', detail: promises.warranty },
];
