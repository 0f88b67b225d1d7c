import { correctStaffOrder, undoMoves } from '@e-store/shared/orders/correction-endpoints';
import { Types } from 'mongoose';
import type { Context } from '../../../platform/context.ts';
import { ConflictError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { StaffRequest } from '../../../platform/audit/record-change.ts';
import type { StaffName } from '../../../platform/database/record.ts';
import type { OrderRecord } from '../order.model.ts';
import { undoAcceptedUntil } from '@e-store/shared/orders/order-corrections';
import { withdrawStep } from '../withdraw-step.ts';
import { changeOrder, tryOrderChange } from './change-order.ts';
import { toStaffOrder } from './to-staff-order.ts';

export const undoMovesRoute = route(undoMoves, async (input, context) => {
  const results = [];
  const moves = new Map(input.body.moves.map(({ id, move }) => [id.toLowerCase(), move]));
  for (const [id, move] of moves) {
    // oxlint-disable-next-line no-await-in-loop -- orders over the same product would only wait for each other
    results.push(await tryOrderChange(context, id, () => undoMove(context, id, move, input)));
  }
  return { results };
});

/**
 * A repeated call returns the order unchanged.
 * @throws ConflictError when the move is not the latest, is another person's, or is too old
 */
function undoMove(context: Context, id: string, move: string, staff: StaffRequest): Promise<OrderRecord> {
  return changeOrder(context, id, staff, {
    what: 'order.undone',
    auditedFields: ({ orderStatus, paymentStatus }) => ({ orderStatus, paymentStatus }),
    change: async (order, by, at, session) => {
      if (isUndone(order, move)) return order;
      assertUndoable(order, move, by, at);
      const withdrawal = { kind: 'undo', at, by, move: new Types.ObjectId(move) } as const;
      return withdrawStep(context.database, order, withdrawal, session);
    },
  });
}

const isUndone = ({ corrections = [] }: OrderRecord, move: string) =>
  corrections.some((correction) => correction.move?.equals(move));

function assertUndoable({ lastMove, history }: OrderRecord, move: string, by: StaffName, at: Date): void {
  const step = history.at(-1);
  if (!step || !lastMove?._id.equals(move))
    throw new ConflictError('The order was changed after this step, so it can no longer be undone.');
  if (!step.by?._id.equals(by._id))
    throw new ConflictError('Only the person who took this step can undo it.');
  if (at > undoAcceptedUntil(step.at))
    throw new ConflictError(
      'A step can be undone for 10 seconds. After that an Admin can correct the order.',
    );
}

/** Safe to repeat: a second call finds a status other than `from`. */
export const correctStaffOrderRoute = route(correctStaffOrder, async (input, context) => {
  const { database, wakeMailWorker } = context;
  const { from, reason } = input.body;
  const order = await changeOrder(context, input.params.id, input, {
    what: 'order.corrected',
    auditedFields: ({ orderStatus, paymentStatus }) => ({
      orderStatus,
      paymentStatus,
      ...(orderStatus !== from && { reason }),
    }),
    change: async (found, by, at, session) => {
      if (found.orderStatus !== from) throw new ConflictError(orderChangedError(found));
      return withdrawStep(database, found, { kind: 'correction', at, by, reason }, session);
    },
  });
  wakeMailWorker();
  return toStaffOrder(context, order, input.session.user);
});

const orderChangedError = ({ orderStatus }: OrderRecord) =>
  `The order status is now “${orderStatus}”. Check it and try again.`;
