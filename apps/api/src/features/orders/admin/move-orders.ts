import { moveOrders, moveStaffOrder } from '@e-store/shared/orders/staff-endpoints';
import type { z } from 'zod';
import { ValidationError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { OrderRecord } from '../order.model.ts';
import { advanceOrder, type Step } from './advance-order.ts';
import { tryOrderChange } from './try-order-change.ts';
import { toStaffOrder } from './to-staff-order.ts';

export const moveStaffOrderRoute = route(moveStaffOrder, async (input, context) => {
  const moved = await advanceOrder(context, input.params.id, input, () => input.body);
  context.wakeMailWorker();
  return toStaffOrder(context, moved, input.session.user);
});

/** Moves orders sequentially, because they share stock. One refusal does not stop the others. */
export const moveOrdersRoute = route(moveOrders, async (input, context) => {
  const { ids, ...move } = input.body;
  if (move.trackingNumbers && move.courier === undefined)
    throw new ValidationError({ courier: 'Enter the courier.' });
  const results = [];
  for (const id of new Set(ids.map((one) => one.toLowerCase()))) {
    const change = () => advanceOrder(context, id, input, (order) => toStep(order, move));
    // oxlint-disable-next-line no-await-in-loop -- orders over the same product would only wait for each other
    results.push(await tryOrderChange(context, id, change));
  }
  context.wakeMailWorker();
  return { results };
});

type BulkMove = Omit<z.infer<typeof moveOrders.body>, 'ids'>;

function toStep(
  { _id, orderItems }: OrderRecord,
  { to, reason, note, courier, trackingNumbers = {}, restocked = 'all' }: BulkMove,
): Step {
  const number = Object.entries(trackingNumbers).find(([id]) => _id.equals(id))?.[1];
  const tracking = courier !== undefined && number !== undefined ? { courier, number } : undefined;
  return {
    to,
    reason,
    note,
    ...(to === 'Shipped' && tracking && { tracking }),
    restocked: orderItems.map(({ quantity }) => (restocked === 'all' ? quantity : 0)),
  };
}
