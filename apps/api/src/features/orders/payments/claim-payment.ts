import { claimPayment } from '@e-store/shared/payments/endpoints';
import { throwOnDuplicateKey } from '../../../platform/database/update-with-version.ts';
import { ConflictError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { findOwnOrder } from '../own-orders.ts';
import { toOrder } from '../to-order.ts';
import { addClaim } from './payment-claim.ts';
import { assertReferenceUnused, savePayment } from './receive-payment.ts';

/** The order then waits until staff confirm or reject the claim; a late payment is refunded. */
export const claimPaymentRoute = route(claimPayment, async ({ params, body, session }, context) => {
  const { database, now, paymentProviders } = context;
  const { reference } = body;
  const order = await database.connection
    .transaction(async (transaction) => {
      const own = await findOwnOrder(database, { id: params.id, user: session.user._id }, transaction);
      if (own.payment.claimed?.reference === reference) return own;
      const provider = paymentProviders.get(own.payment.method);
      if (own.payment.paid > 0 || !provider?.takesReference)
        throw new ConflictError('This order does not wait for a payment.');
      await assertReferenceUnused(database, own, reference, transaction);
      const at = now();
      return savePayment(database, own, addClaim(own.payment, { reference, at }), { at }, transaction);
    })
    .catch(
      throwOnDuplicateKey(() => new ConflictError('This reference was already used for another order.')),
    );
  return toOrder(order);
});
