/** Against made-up orders (R74); the owner may change them. */
export type OrderLimits = {
  /** Per account and per mobile number: orders not yet delivered, cancelled or returned. */
  openOrders: number;
  /** Per delivery address; separate, because many people may live there. */
  openOrdersPerAddress: number;
  piecesPerProductAndDay: number;
  /** Highest order total, in whole rupees. */
  orderValue: number;
  /** Further open orders require a verified email (R77). */
  secondOrderNeedsProof: boolean;
};

export const DEFAULT_ORDER_LIMITS: OrderLimits = {
  openOrders: 1000,
  openOrdersPerAddress: 1000,
  piecesPerProductAndDay: 1000,
  orderValue: 1_000_000,
  secondOrderNeedsProof: false,
};
