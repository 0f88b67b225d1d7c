import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import type { RefundRecord } from '../../payments/payment.model.ts';
import { addRefundDue, newPayment, refundPayment } from '../../payments/payment.model.ts';
import type { OrderReturnRecord } from '../order-return.model.ts';
import type { OrderRecord } from '../order.model.ts';
import {
  computeRefundDue,
  findReturnRefundDue,
  markReturnsPaid,
  refundedBefore,
  refundOfReturn,
  returnRefundDue,
} from './refunds-due.ts';

const at = new Date('2026-11-20T10:00:00.000Z');
const returned = (total: number): OrderReturnRecord => ({
  _id: new Types.ObjectId(),
  status: 'accepted',
  lines: [],
  reason: 'too-small',
  refund: { items: total, tax: 0, shipping: 0, total },
  requestedAt: at,
});

type Amounts = Partial<Record<'paid' | 'refunded' | 'refundDue', number>>;

function order(amounts: Amounts, returns: OrderReturnRecord[] = [], refunds: RefundRecord[] = []) {
  const payment = {
    ...newPayment({ method: 'ONLINE', amount: 979, fee: 0, at }),
    state: 'captured' as const,
    paid: 979,
    refunds,
    ...amounts,
  };
  return { payment, returns, orderStatus: 'Returned' } as unknown as OrderRecord;
}

const byProvider = (amount: number, of?: Types.ObjectId): RefundRecord => ({
  _id: new Types.ObjectId(),
  payment: 'pay_1',
  amount,
  state: 'processed',
  reference: 'rfnd_1',
  at,
  ...(of && { return: of }),
});

const pay = (of: OrderRecord, id: Types.ObjectId) => {
  const { accepted, amount } = findReturnRefundDue(of, String(id));
  const payment = refundPayment(of.payment, amount, { at });
  return { ...of, payment, returns: markReturnsPaid(of, payment, { at, reference: 'UTR 1' }, accepted._id) };
};

describe('refunds of returns after the provider sent a part back', () => {
  const [first, second] = [returned(500), returned(479)];

  it('are due up to what is left, the first return first, and never more than was paid', () => {
    const before = order({ refunded: 600 }, [], [byProvider(600)]);
    const payment = addRefundDue(addRefundDue(before.payment, 500), 479);
    expect(payment.refundDue).toBe(379);
    const both = { ...before, payment, returns: [first, second] };
    expect([first, second].map((one) => returnRefundDue(both, one))).toEqual([379, 0]);
    expect(computeRefundDue(both)).toBe(0);
    expect(() => findReturnRefundDue(both, String(second._id))).toThrow('already paid');
  });

  it('are all paid once nothing is due, each with the amount that went back for it', () => {
    const both = order({ refunded: 600, refundDue: 379 }, [first, second], [byProvider(600)]);
    const paid = pay(both, first._id);
    expect(paid.payment).toMatchObject({ refunded: 979, refundDue: 0, state: 'refunded' });
    expect(paid.returns.map(({ refundPaid }) => refundPaid?.amount)).toEqual([379, 0]);
    expect(paid.returns.map((one) => refundOfReturn(paid, one))).toEqual([379, 0]);
  });

  it('count a return that was accepted after everything had gone back', () => {
    const before = order({ refunded: 600, refundDue: 379 }, [first], [byProvider(600)]);
    expect(refundedBefore(before, 479, at)).toEqual({ at, reference: 'rfnd_1' });
    expect(refundedBefore(order({ refunded: 100 }, [], [byProvider(100)]), 479, at)).toBeUndefined();
    expect(refundedBefore(order({}), 479, at)).toBeUndefined();
  });

  it('leave what was paid twice to the order', () => {
    const twice = order({ paid: 1958, refundDue: 979 + 500 }, [first]);
    expect([computeRefundDue(twice), returnRefundDue(twice, first)]).toEqual([979, 500]);
  });

  it('go on after the first of two parts', () => {
    const parts = order(
      { refunded: 300, refundDue: 200 + 479 },
      [first, second],
      [byProvider(300, first._id)],
    );
    expect([first, second].map((one) => returnRefundDue(parts, one))).toEqual([200, 479]);
    expect(refundOfReturn(parts, first)).toBe(500);
    expect(pay(parts, first._id).returns.map(({ refundPaid }) => refundPaid)).toEqual([
      { at, reference: 'UTR 1' },
      undefined,
    ]);
  });
});
