import { correctStaffOrder } from '@e-store/shared/orders/correction-endpoints';
import { ConflictError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { OrderRecord } from '../order.model.ts';
import { withdrawStep } from '../withdraw-step.ts';
import { changeOrder } from './change-order.ts';
import { toStaffOrder } from './to-staff-order.ts';

/**
 * Reverts an order by one step, with an Admin's reason. Safe to repeat: a second call finds a status other
 * than `from`.
 */
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
      if (found.orderStatus !== from) throw new ConflictError('CONFLICT', orderChangedError(found));
      return withdrawStep(database, found, { kind: 'correction', at, by, reason }, session);
    },
  });
  wakeMailWorker();
  return toStaffOrder(context, order, input.session.user);
});

const orderChangedError = ({ orderStatus }: OrderRecord) =>
  `The order status is now “${orderStatus}”. Check it and try again.`;
