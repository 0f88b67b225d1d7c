import type { StaffPayment } from '@e-store/shared/payments/endpoints';
import { NO_REFUND_REASON } from '@e-store/shared/payments/payment-states';
import type { Context } from '../../../platform/context.ts';
import type { OrderRecord } from '../order.model.ts';
import { toOrder } from '../to-order.ts';
import {
  type ApprovalTerms,
  describeApproval,
  formatRefundDestination,
  readApprovalTerms,
  type RefundTarget,
} from './refund-approval.ts';
import { computeRefundDue } from './refunds-due.ts';

/** @param reader id of the member of staff */
export async function toStaffPayment(
  context: Pick<Context, 'database' | 'now' | 'paymentProviders'>,
  record: OrderRecord,
  reader: string,
  terms: ApprovalTerms | Promise<ApprovalTerms> = readApprovalTerms(context, reader),
): Promise<StaffPayment> {
  const { _id, number, shippingInfo, createdAt, orderStatus, payment } = toOrder(record);
  const { firstName, lastName } = shippingInfo;
  const latest = record.payment.refunds?.findLast((refund) => !refund.return);
  const account = computeRefundDue(record) > 0 ? record.exchangeFor?.refundTo : undefined;
  const approval = describeApproval(record, shownRefund(record), { ...(await terms), reader });
  return {
    order: _id,
    number,
    customer: `${firstName} ${lastName}`,
    createdAt,
    orderStatus,
    payment,
    canRefundOnline: context.paymentProviders.get(payment.method)?.online !== undefined,
    ...(latest?.state === 'failed' && { refundProblem: latest.reason ?? NO_REFUND_REASON }),
    ...(approval && { approval }),
    ...(account && { payTo: formatRefundDestination(account) }),
  };
}

/** The refund awaiting a decision, else what is due outside of returns. */
function shownRefund(record: OrderRecord): RefundTarget {
  const { proposal } = record.payment;
  return proposal && !proposal.decision ? proposal : { amount: computeRefundDue(record) };
}
