import type { OrderTerms } from '../../store/read-settings.ts';

/** When an order without its payment is cancelled (`expire-payments.ts`). A claimed payment has no end. */
export const holdEnd = (at: Date, { holdMinutes }: OrderTerms['payments']): Date =>
  new Date(at.getTime() + holdMinutes * 60_000);
