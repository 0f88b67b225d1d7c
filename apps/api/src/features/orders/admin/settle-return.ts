import { ORDER_LIFECYCLE } from '@e-store/shared/orders/order-lifecycle';
import { paidRefund } from '@e-store/shared/orders/return-rules';
import {
  decideStaffReturn,
  REFUSAL_MESSAGE,
  refundStaffOrder,
} from '@e-store/shared/orders/staff-return-endpoints';
import type { ClientSession } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import { ConflictError, ValidationError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { StaffName } from '../../../platform/database/record.ts';
import { labelPayment } from '../label-payment.ts';
import type { OrderRecord } from '../order.model.ts';
import { assertNoRefundPending, refundPayment } from '../../payments/payment.model.ts';
import { requestRefund } from '../../payments/provider-refunds.ts';
import { endProposal } from '../../payments/refund-proposal.ts';
import { moveOrder } from '../move-order.ts';
import { savePayment } from '../payments/receive-payment.ts';
import { assertRefundApproved } from '../payments/refund-approval.ts';
import { auditedRefunds, sendRefunds } from '../payments/refund-online.ts';
import {
  assertRefundAccount,
  findReturnRefundDue,
  markReturnsPaid,
  refundedBefore,
} from '../payments/refunds-due.ts';
import { nextOrderNumber } from '../next-order-number.ts';
import { changeOrder } from './change-order.ts';
import { divideReturn, type ReturnDecision } from './divide-return.ts';
import { sendReplacement } from './send-replacement.ts';
import { toStaffOrder } from './to-staff-order.ts';
import { queueOrderMail } from '../queue-order-mail.ts';

export const decideStaffReturnRoute = route(decideStaffReturn, async (input, context) => {
  const { database } = context;
  const { body } = input;
  const number = body.accepted && body.exchange ? await nextOrderNumber(database) : undefined;
  const order = await changeOrder(context, input.params.id, input, {
    what: 'order.moved',
    auditedFields: auditedReturns,
    change: async (found, by, at, session) => {
      assertUnitsWithinReturn(found, body);
      const decided = await decideReturn(database, found, body, { at, by }, session);
      if (number === undefined) return decided;
      const open = found.returns.find(({ status }) => status === 'requested');
      const accepted = decided.returns.find(({ _id }) => open?._id.equals(_id));
      if (!accepted) throw new Error('The accepted return is missing.');
      const earlier = found.returns.filter((one) => one !== open);
      return sendReplacement(database, decided, accepted, { staff: input, at, number, earlier }, session);
    },
  });
  if (number !== undefined) context.orderPosting.wake();
  return toStaffOrder(context, order, input.session.user);
});

export const auditedReturns = ({ orderStatus, returns }: OrderRecord) => ({
  orderStatus,
  returns: returns.map(({ status, lines, exchange, replacement }) => ({
    status,
    ...(exchange && { exchange, replacement: replacement?.number }),
    units: lines.map(({ quantity }) => quantity),
    restocked: lines.map((line) => line.restocked),
  })),
});

/** @throws ValidationError for missing or extra numbers, more units than returned, or a refusal without a reason */
function assertUnitsWithinReturn({ returns }: OrderRecord, decision: ReturnDecision): void {
  const open = returns.find(({ status }) => status === 'requested');
  if (!open || !decision.accepted) return;
  const { restocked, refused, reason } = decision;
  for (const [field, units] of Object.entries({ restocked, refused }))
    if (units && units.length !== open.lines.length)
      throw new ValidationError({ [field]: 'Enter one number for each line of the return.' });
  open.lines.forEach(({ quantity }, index) => {
    const units = refused?.[index] ?? 0;
    const what = `The return contains only ${quantity} of this product.`;
    if (units > quantity) throw new ValidationError({ [`refused.${index}`]: what });
    if (units + (restocked[index] ?? 0) > quantity)
      throw new ValidationError({ [`restocked.${index}`]: what });
  });
  if (!refused?.some((units) => units > 0)) return;
  if (reason === undefined) throw new ValidationError({ reason: REFUSAL_MESSAGE });
  if (open.lines.every(({ quantity }, index) => refused[index] === quantity))
    throw new ValidationError({ refused: 'Accept at least one unit, or refuse the whole return.' });
}

/** Without a reference the provider of the payment pays the refund. */
export const refundStaffOrderRoute = route(refundStaffOrder, async (input, context) => {
  const { database, paymentProviders } = context;
  const { reference, payTo } = input.body;
  const order = await changeOrder(context, input.params.id, input, {
    what: reference === undefined ? 'order.refundStarted' : 'order.refunded',
    auditedFields: (found) => ({
      paymentStatus: labelPayment(found),
      ...auditedRefunds(found.payment),
      refunds: found.returns.flatMap((one) =>
        one.refundPaid ? [{ amount: paidRefund(one), reference: one.refundPaid.reference }] : [],
      ),
    }),
    change: async (found, by, at, session) => {
      const { accepted, amount } = findReturnRefundDue(found, input.params.returnId);
      assertNoRefundPending(found.payment);
      if (reference !== undefined) assertRefundAccount(accepted, payTo);
      await assertRefundApproved(context, found, { amount, return: accepted._id }, by._id);
      if (reference !== undefined)
        return payRefund(database, found, { accepted, amount }, { at, by, reference }, session);
      if (!paymentProviders.get(found.payment.method)?.online)
        throw new ValidationError({ reference: 'Enter the reference of the refund.' });
      const cause = { at, by, return: accepted._id };
      const payment = requestRefund(found.payment, amount, cause);
      return savePayment(database, found, payment, cause, session);
    },
  });
  const provider = paymentProviders.get(order.payment.method);
  const sent = provider ? await sendRefunds(context, provider, order) : order;
  return toStaffOrder(context, sent, input.session.user);
});

/** Records a refund once; the last due one marks the order as refunded. */
async function payRefund(
  database: Database,
  order: OrderRecord,
  { accepted, amount }: ReturnType<typeof findReturnRefundDue>,
  paid: { at: Date; by: StaffName; reference: string },
  session: ClientSession,
): Promise<OrderRecord> {
  const payment = endProposal(refundPayment(order.payment, amount, paid), accepted._id);
  const returns = markReturnsPaid(order, payment, paid, accepted._id);
  const changed = await savePayment(database, order, payment, paid, session, { returns });
  await queueOrderMail(database, order, { kind: 'refund-paid', return: accepted._id }, paid.at, session);
  return changed;
}

/**
 * Inside the caller's transaction. An acceptance makes the refund of the accepted units due.
 * @throws ConflictError without an open return
 */
export async function decideReturn(
  database: Database,
  order: OrderRecord,
  decision: ReturnDecision,
  { at, by }: { at: Date; by: StaffName },
  session: ClientSession,
): Promise<OrderRecord> {
  const open = order.returns.find(({ status }) => status === 'requested');
  if (!open) throw new ConflictError('No return of this order is waiting for a decision.');
  const to = decision.accepted ? 'Returned' : 'Return refused';
  const { mail: kind, returns: status } = ORDER_LIFECYCLE[to];
  const [checked, refused] = divideReturn(order, open, decision);
  const refundPaid = refundedBefore(order, checked.refund.total, at);
  const refusal = decision.reason !== undefined && { refusal: decision.reason };
  const decided = [
    {
      ...checked,
      status,
      decidedAt: at,
      ...(decision.accepted ? refundPaid && { refundPaid } : refusal),
    },
    ...(refused ? [{ ...refused, status: 'refused' as const, decidedAt: at, ...refusal }] : []),
  ];
  const returns = order.returns.flatMap((one) => (one === open ? decided : [one]));
  const back = checked.lines.flatMap(({ product, size, restocked = 0 }) =>
    restocked > 0 ? [{ product, size, quantity: restocked }] : [],
  );
  const move = { to, actor: 'staff', at, by, restocked: back, return: open._id } as const;
  const moved = await moveOrder(database, order, move, { returns }, session);
  await queueOrderMail(database, order, { kind, return: open._id }, at, session);
  if (refused)
    await queueOrderMail(database, order, { kind: 'return-refused', return: refused._id }, at, session);
  return moved;
}
