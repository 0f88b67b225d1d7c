import { ConflictError, NotFoundError } from '../../../platform/errors/errors.ts';
import type { OrderReturnRecord } from '../order-return.model.ts';
import type { OrderRecord } from '../order.model.ts';

/** Rupees; less than the return is worth when the provider sent a part back before. */
export const returnRefundDue = ({ payment }: OrderRecord, { refund }: OrderReturnRecord): number =>
  Math.min(refund.total, payment.refundDue);

/** @throws ConflictError when nothing is due for this return */
export function findReturnRefundDue(
  order: OrderRecord,
  returnId: string,
): { accepted: OrderReturnRecord; amount: number } {
  const accepted = order.returns.find(({ _id }) => _id.equals(returnId));
  if (!accepted) throw new NotFoundError('This return does not exist.');
  if (accepted.status !== 'accepted')
    throw new ConflictError('No refund is due, because this return was not accepted.');
  if (accepted.refund.total === 0)
    throw new ConflictError('No refund is due, because nothing was paid for these items.');
  const amount = returnRefundDue(order, accepted);
  if (accepted.refundPaid || amount === 0) throw new ConflictError('This refund was already paid.');
  return { accepted, amount };
}
