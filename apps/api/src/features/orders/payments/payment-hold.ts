import type { OrderTerms } from '../../store/read-settings.ts';

/** When `expire-payments.ts` cancels an unpaid order. */
export const holdEnd = (at: Date, { holdMinutes }: OrderTerms['payments']): Date =>
  new Date(at.getTime() + holdMinutes * 60_000);
