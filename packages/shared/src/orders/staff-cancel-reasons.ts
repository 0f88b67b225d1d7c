export const STAFF_CANCEL_REASONS = [
  'shopper-asked',
  'not-reachable',
  'cannot-deliver',
  'not-in-stock',
  'not-confirmed',
  'not-paid',
  'other',
] as const;
export type StaffCancelReason = (typeof STAFF_CANCEL_REASONS)[number];
