/** How much may be ordered cash on delivery before anything of it is paid (R74). The owner may set others. */
export type OrderLimits = {
  /** Of one account, and for one mobile number: orders that are not delivered, cancelled or back yet. */
  openOrders: number;
  /** To one delivery address, whoever orders: the same, counted apart because many may live there. */
  openOrdersPerAddress: number;
  /** Of one product, by one account, on one day of India. */
  piecesPerProductAndDay: number;
  /** The total of one order, in whole rupees. */
  orderValue: number;
  /** Who has an order under way may place another once the email of the account is proven (R77). */
  secondOrderNeedsProof: boolean;
};

/** Generous: they are for the lorry load that nobody will take in, not for shoppers. */
export const DEFAULT_ORDER_LIMITS: OrderLimits = {
  openOrders: 1000,
  openOrdersPerAddress: 1000,
  piecesPerProductAndDay: 1000,
  orderValue: 1_000_000,
  secondOrderNeedsProof: false,
};
