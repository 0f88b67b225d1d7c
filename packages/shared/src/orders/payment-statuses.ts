/** Cash on delivery only (spec §9). */
export const PAYMENT_STATUSES = ['pending', 'collected', 'refund due', 'refunded', 'cancelled'] as const;
