import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { runStep } from '../../../platform/idempotency/current-attempt.ts';
import type { OrderRecord } from '../order.model.ts';
import { findOrder } from './find-order.ts';

export async function tryOrderChange(context: Context, id: string, change: () => Promise<OrderRecord>) {
  try {
    const { number, orderStatus, lastMove } = await runStep(id, change, () =>
      findOrder(context.database, id),
    );
    return { id, number, done: true, orderStatus, ...(lastMove && { move: String(lastMove._id) }) };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const order = await context.database.orders.findById(id, { number: 1, orderStatus: 1 }).lean();
    return {
      id,
      done: false,
      message: error.message,
      ...(order && { number: order.number, orderStatus: order.orderStatus }),
    };
  }
}
