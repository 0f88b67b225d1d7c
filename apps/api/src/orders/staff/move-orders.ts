import { moveOrders, moveStaffOrder } from '@e-store/shared/orders/staff-endpoints';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import type { StaffRequest } from '../../staff/record-change.ts';
import { takeStep, type Step } from './take-step.ts';
import { toStaffOrder } from './to-staff-order.ts';

export const moveStaffOrderRoute = route(moveStaffOrder, async (input, context) => {
  const moved = await takeStep(context, input.params.id, input, input.body);
  context.wakeMailWorker();
  return toStaffOrder(context.database, moved, input.session.user.role);
});

/** Each on its own: what cannot be moved says why, and holds up no other. One after the other, for they share shelves. */
export const moveOrdersRoute = route(moveOrders, async (input, context) => {
  const results = [];
  for (const id of new Set(input.body.ids.map((one) => one.toLowerCase()))) {
    // oxlint-disable-next-line no-await-in-loop -- orders over the same product would only wait for each other
    results.push(await tryStep(context, id, input, { to: input.body.to }));
  }
  context.wakeMailWorker();
  return { results };
});

async function tryStep(context: Context, id: string, staff: StaffRequest, step: Step) {
  try {
    const { number, orderStatus } = await takeStep(context, id, staff, step);
    return { id, number, done: true, orderStatus };
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
