/** Cash on delivery only (spec §9): what happened to the cash. */
export const PAYMENT_STATUSES = ['pending', 'collected', 'refund due', 'refunded', 'cancelled'] as const;
