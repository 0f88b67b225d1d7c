/** How much may be ordered cash on delivery before anything of it is paid (R74). The owner may set others. */
export type OrderLimits = {
  /** Of one account, and for one mobile number: orders that are not delivered, cancelled or back yet. */
  openOrders: number;
  /** Of one product, by one account, on one day of India. */
  piecesPerProductAndDay: number;
  /** The total of one order, in whole rupees. */
  orderValue: number;
};

/** Generous: they are for the lorry load that nobody will take in, not for shoppers. */
export const DEFAULT_ORDER_LIMITS: OrderLimits = {
  openOrders: 1000,
  piecesPerProductAndDay: 1000,
  orderValue: 1_000_000,
};
