export type ShopPromise = { key: 'returns' | 'warranty' | 'cash'; text: string };

/** What the shop promises beside a product: spec §2 and §9. */
export const promises: readonly ShopPromise[] = [
  { key: 'returns', text: 'Free 30-day returns' },
  { key: 'warranty', text: '30 days warranty per product' },
  { key: 'cash', text: 'Cash on delivery across India' },
];
