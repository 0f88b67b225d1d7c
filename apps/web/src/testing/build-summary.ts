import type { Summary } from '@e-store/shared/dashboard/endpoints';

const noSales = { sales: 0, orders: 0, pieces: 0, customers: 0 };

export const buildSummary = (changes: Partial<Summary> = {}): Summary => ({
  at: '2026-11-20T12:50:00.000Z',
  today: { day: '2026-11-20', ...noSales },
  yesterday: { day: '2026-11-19', ...noSales },
  work: {
    toConfirm: 0,
    toPack: 0,
    toShip: 0,
    deliveryFailed: 0,
    attemptsDue: 0,
    returnsProposed: 0,
    returnsToCheck: 0,
    complaintsDue: 0,
    messagesToAnswer: 0,
    reviewsReported: 0,
    refundsDue: 0,
    paymentsToConfirm: 0,
    paymentDiscrepancies: 0,
    refundsToApprove: 0,
    unassignedStock: 0,
    lowStock: 0,
    deadMails: 0,
  },
  ...changes,
});
