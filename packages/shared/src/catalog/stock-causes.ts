/** Why pieces are put in or taken out by hand; written into the stock ledger. */
export const STOCK_CAUSES = ['count', 'delivery', 'damage', 'edit'] as const;
export type StockCause = (typeof STOCK_CAUSES)[number];
