import { calculateRefund } from '@e-store/shared/orders/return-rules';
import { Types } from 'mongoose';
import type { OrderReturnRecord } from '../order-return.model.ts';
import type { OrderRecord } from '../order.model.ts';
import { toOrder } from '../to-order.ts';

export type ReturnDecision =
  | { accepted: false; reason: string }
  /** Units per line that return to stock, and that are refused; the rest is written off. */
  | {
      accepted: true;
      restocked: readonly number[];
      refused?: readonly number[] | undefined;
      reason?: string | undefined;
    };

/** Refused units become a return of their own. */
export function divideReturn(
  order: OrderRecord,
  open: OrderReturnRecord,
  decision: ReturnDecision,
): [accepted: OrderReturnRecord, refused?: OrderReturnRecord] {
  const { restocked, refused = [] } = decision.accepted ? decision : { restocked: [] };
  const lines = open.lines.map((line, index) => {
    const quantity = line.quantity - (refused[index] ?? 0);
    return { ...line, quantity, restocked: Math.min(Math.max(restocked[index] ?? 0, 0), quantity) };
  });
  if (!refused.some((units) => units > 0)) return [{ ...open, lines }];

  const { refundTo, ...request } = open;
  const acceptedLines = lines.filter(({ quantity }) => quantity > 0);
  const rest = open.lines.flatMap((line, index) =>
    refused[index] ? [{ ...line, quantity: refused[index], restocked: 0 }] : [],
  );
  const { returns, ...sold } = toOrder(order);
  const earlier = returns.filter(({ status }) => status !== 'requested');
  const refund = calculateRefund({ ...sold, returns: earlier }, acceptedLines.map(toReturnLine));
  const acceptedReturn = { status: 'accepted', lines: acceptedLines.map(toReturnLine) } as const;
  return [
    { ...request, lines: acceptedLines, refund, ...(refund.total > 0 && refundTo && { refundTo }) },
    {
      ...request,
      _id: new Types.ObjectId(),
      lines: rest,
      refund: calculateRefund({ ...sold, returns: [...earlier, acceptedReturn] }, rest.map(toReturnLine)),
    },
  ];
}

export const toReturnLine = <Line extends { product: Types.ObjectId }>(line: Line) => ({
  ...line,
  product: String(line.product),
});
