import { confirmPayment } from '@e-store/shared/payments/endpoints';
import type { Context } from '../../../platform/context.ts';
import { ConflictError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { isAwaitingPayment } from '../../payments/payment.model.ts';
import type { OrderRecord } from '../order.model.ts';
import { findOwnOrder } from '../own-orders.ts';
import { toOrder } from '../to-order.ts';
import { recordOnlinePayment } from './record-online-payment.ts';
import { addClaim } from './payment-claim.ts';
import { assertReferenceUnused, savePayment } from './receive-payment.ts';

/**
 * The signature proves that the payment belongs to the order; the provider says whether the money arrived.
 * While it is away, the order waits like one with a claim, and reconciliation settles it.
 */
export const confirmPaymentRoute = route(confirmPayment, async ({ params, body, session }, context) => {
  const { database, paymentProviders } = context;
  const mine = { id: params.id, user: session.user._id };
  const own = await findOwnOrder(database, mine);
  const provider = paymentProviders.get(own.payment.method);
  const { online } = provider ?? {};
  if (!provider || !online || !own.payment.details) throw new ConflictError('This order is not paid online.');
  if (!online.isProofValid(own.payment.details, body))
    throw new ConflictError(
      'We could not confirm this payment. If money left your account, we will find it within minutes.',
    );
  const payment = await online.findPayment(body.reference);
  const recorded = payment && (await recordOnlinePayment(context, { ...provider, online }, payment));
  if (recorded) context.wakeMailWorker();
  return toOrder(recorded ?? (await holdForPayment(context, mine, body.reference)));
});

/** Ends the countdown once the payer has paid, until the provider says so. */
async function holdForPayment(
  { database, now }: Context,
  mine: { id: string; user: string },
  reference: string,
): Promise<OrderRecord> {
  return database.connection.transaction(async (session) => {
    const own = await findOwnOrder(database, mine, session);
    if (!isAwaitingPayment(own.payment) || own.payment.claimed) return own;
    await assertReferenceUnused(database, own, reference, session);
    const at = now();
    return savePayment(database, own, addClaim(own.payment, { reference, at }), { at }, session);
  });
}
