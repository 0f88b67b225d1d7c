import { refreshPayment } from '@e-store/shared/payments/endpoints';
import type { Context } from '../../../platform/context.ts';
import { route } from '../../../platform/http/route.ts';
import { isAwaitingPayment } from '../../payments/payment.model.ts';
import { readOrderTerms } from '../../store/read-settings.ts';
import { trusted } from 'mongoose';
import type { OrderRecord } from '../order.model.ts';
import { findOwnOrder } from '../own-orders.ts';
import { toOrder } from '../to-order.ts';
import { settleWaitingOrder } from './reconcile-payments.ts';

/** A provider that is away does not end the order: the order page prepares the payment again. */
export async function beginPayment(context: Context, order: OrderRecord): Promise<OrderRecord> {
  const { database, paymentProviders, config, now, log } = context;
  const { number, payment, shippingInfo } = order;
  const provider = paymentProviders.get(payment.method);
  if (!provider?.begin || !isAwaitingPayment(payment) || payment.details) return order;
  const { firstName, lastName, email, phoneNo } = shippingInfo;
  const customer = { name: `${firstName} ${lastName}`, email, phoneNo };
  try {
    const { payments: settings } = await readOrderTerms(database);
    const begun = { id: String(order._id), number, payment, customer };
    const details = await provider.begin(begun, { settings, config, now: now() });
    const saved = await database.orders
      .findOneAndUpdate(
        {
          _id: order._id,
          'payment.expiresAt': payment.expiresAt,
          'payment.details': trusted({ $exists: false }),
        },
        { $set: { 'payment.details': details } },
        { returnDocument: 'after' },
      )
      .lean();
    // Prepared, paid or ended at the same time.
    return saved ?? (await database.orders.findById(order._id).lean()) ?? order;
  } catch (error) {
    log.warn({ err: error, order: number, method: payment.method }, 'payment could not be prepared');
    return order;
  }
}

/** Prepares a payment again, or asks the provider whether it arrived. */
export const refreshPaymentRoute = route(refreshPayment, async ({ params, session }, context) => {
  const mine = { id: params.id, user: session.user._id };
  const own = await findOwnOrder(context.database, mine);
  const provider = context.paymentProviders.get(own.payment.method);
  const { online } = provider ?? {};
  if (!provider || !online || !own.payment.details || !isAwaitingPayment(own.payment))
    return toOrder(await beginPayment(context, own));
  // The payer may have paid and closed the page.
  if (await settleWaitingOrder(context, { ...provider, online }, own)) context.wakeMailWorker();
  return toOrder(await findOwnOrder(context.database, mine));
});
