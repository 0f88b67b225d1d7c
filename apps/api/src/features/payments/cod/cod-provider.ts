import { formatRupees } from '@e-store/shared/money';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import type { Availability, PayableOrder, PaymentProvider, ProviderContext } from '../payment-provider.ts';

/** Nothing to begin: the courier's delivery collects the amount. */
export const cashOnDelivery: PaymentProvider = {
  code: CASH_METHOD,
  label: 'Cash on delivery',
  isPrepaid: false,
  availableFor: async (order, context) => {
    const reason = await unavailableReason(order, context);
    if (reason !== undefined) return { reason };
    return { fee: context.settings.codFee } satisfies Availability;
  },
};

async function unavailableReason(
  { total, pincode, countRefusedParcels }: PayableOrder,
  { settings }: ProviderContext,
): Promise<string | undefined> {
  const { codMinimum, codMaximum, codExcludedPincodes, codRefusals } = settings;
  if (total < codMinimum) return `Cash on delivery is available from ${formatRupees(codMinimum)}.`;
  if (codMaximum !== null && total > codMaximum)
    return `Cash on delivery is available up to ${formatRupees(codMaximum)}.`;
  const prefixes = codExcludedPincodes.split(', ').filter(Boolean);
  if (pincode !== undefined && prefixes.some((prefix) => pincode.startsWith(prefix)))
    return `Cash on delivery is not available for ${pincode}.`;
  if (codRefusals !== null && (await countRefusedParcels()) >= codRefusals)
    return 'Cash on delivery is not available, because earlier parcels could not be delivered to you.';
  return undefined;
}
