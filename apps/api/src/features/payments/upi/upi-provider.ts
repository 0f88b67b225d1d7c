import { formatMinutes } from '@e-store/shared/payments/format-minutes';
import type { PaymentProvider } from '../payment-provider.ts';

/**
 * Without a gateway: the payer opens the payment link of the shop's UPI ID and enters the reference; staff
 * confirm it against the bank statement. Off until the owner enters a UPI ID.
 */
export const upi: PaymentProvider = {
  code: 'UPI',
  label: 'UPI',
  isPrepaid: true,
  takesReference: true,
  availableFor: async (_order, { settings }) =>
    settings.upiPayee === ''
      ? undefined
      : {
          fee: 0,
          description: `Pay with any UPI app within ${formatMinutes(settings.holdMinutes)} of ordering`,
        },
  begin: async (_order, { settings }) => ({
    payee: settings.upiPayee,
    payeeName: settings.upiPayeeName || 'E-Store',
  }),
};
