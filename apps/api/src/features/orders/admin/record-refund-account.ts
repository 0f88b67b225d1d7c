import { ERASED_ORDER_MESSAGE } from '@e-store/shared/orders/order-corrections';
import { maskRefundTo } from '@e-store/shared/orders/refund-to';
import { recordRefundAccount } from '@e-store/shared/orders/staff-return-endpoints';
import { ConflictError, NotFoundError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { endProposal, findProposal } from '../../payments/refund-proposal.ts';
import type { OrderRecord } from '../order.model.ts';
import type { OrderReturnRecord } from '../order-return.model.ts';
import { isSameAccount } from '../open-return.ts';
import { savePayment } from '../payments/receive-payment.ts';
import { findOwedReplacements } from '../payments/refunds-due.ts';
import { queueOrderMail } from '../queue-order-mail.ts';
import { changeOrder } from './change-order.ts';
import { toStaffOrder } from './to-staff-order.ts';

export const recordRefundAccountRoute = route(recordRefundAccount, async (input, context) => {
  const { id, returnId } = input.params;
  const refundTo = input.body;
  const order = await changeOrder(context, id, input, {
    what: 'order.refundAccountRecorded',
    auditedFields: (found) => auditedAccount(found, findReturn(found, returnId)),
    change: async (found, by, at, session) => {
      const { database } = context;
      const returned = findReturn(found, returnId);
      if (isSameAccount(returned.refundTo, refundTo)) return found;
      const [owed] = await findOwedReplacements(database, [returned], session);
      assertRefundOpen(found, returned, owed !== undefined);
      if (owed?.exchangeFor) {
        const exchangeFor = { ...owed.exchangeFor, refundTo };
        const unapproved = endProposal(owed.payment, undefined);
        await savePayment(database, owed, unapproved, { at, by }, session, { exchangeFor });
      }
      const returns = found.returns.map((one) => (one === returned ? { ...one, refundTo } : one));
      const payment = endProposal(found.payment, returned._id);
      const saved = await savePayment(database, found, payment, { at, by }, session, { returns });
      const mail = { kind: 'refund-account-saved', return: returned._id } as const;
      await queueOrderMail(database, found, mail, at, session);
      return saved;
    },
  });
  return toStaffOrder(context, order, input.session.user);
});

function findReturn({ returns }: OrderRecord, id: string): OrderReturnRecord {
  const found = returns.find(({ _id }) => _id.equals(id));
  if (!found) throw new NotFoundError('This return does not exist.');
  return found;
}

function auditedAccount({ payment }: OrderRecord, { _id, refundTo }: OrderReturnRecord) {
  const proposal = findProposal(payment, _id);
  return {
    ...(refundTo && { refundAccount: maskRefundTo(refundTo).shown }),
    ...(proposal && { approved: proposal.decision?.isApproved ?? 'waiting' }),
  };
}

function assertRefundOpen(order: OrderRecord, returned: OrderReturnRecord, isOwed: boolean): void {
  if (order.erasedAt) throw new ConflictError(ERASED_ORDER_MESSAGE);
  if (returned.status === 'refused')
    throw new ConflictError('No refund is due, because this return was refused.');
  if (returned.refund.total === 0)
    throw new ConflictError('No refund is due, because nothing was paid for these items.');
  if (returned.refundPaid && !isOwed) throw new ConflictError('This refund was already paid.');
}
