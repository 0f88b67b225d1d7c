export type Highlight = { key: 'shipping' | 'customers' | 'originality'; claim: string; detail?: string };

/** Spec §1, in its words; the figures are those of spec §9. */
export const highlights: readonly Highlight[] = [
  { key: 'shipping', claim: 'Free Shipping', detail: 'on purchases over ₹199' },
  { key: 'customers', claim: '99% Satisfied Customers' },
  { key: 'originality', claim: 'Originality Guaranteed', detail: '30 days warranty per product' },
];
