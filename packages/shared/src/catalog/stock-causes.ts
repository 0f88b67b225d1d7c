export const STOCK_CAUSES = ['count', 'delivery', 'damage', 'edit'] as const;
export type StockCause = (typeof STOCK_CAUSES)[number];
