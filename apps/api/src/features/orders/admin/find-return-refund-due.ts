import { ConflictError, NotFoundError } from '../../../platform/errors/errors.ts';
import type { OrderReturnRecord } from '../order-return.model.ts';
import type { OrderRecord } from '../order.model.ts';

/** @throws ConflictError when nothing is due for this return */
export function findReturnRefundDue({ returns, payment }: OrderRecord, returnId: string): OrderReturnRecord {
  const due = returns.find(({ _id }) => _id.equals(returnId));
  if (!due) throw new NotFoundError('This return does not exist.');
  if (due.status !== 'accepted')
    throw new ConflictError('No refund is due, because this return was not accepted.');
  if (due.refund.total === 0)
    throw new ConflictError('No refund is due, because nothing was paid for these items.');
  if (due.refundPaid || payment.refundDue < due.refund.total)
    throw new ConflictError('This refund was already paid.');
  return due;
}
