import { ERASED_ORDER_MESSAGE } from '@e-store/shared/orders/order-corrections';
import { requestStaffReturn } from '@e-store/shared/orders/staff-return-endpoints';
import { ConflictError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { openReturn } from '../open-return.ts';
import { changeOrder } from './change-order.ts';
import { auditedReturns } from './settle-return.ts';
import { toStaffOrder } from './to-staff-order.ts';

export const requestStaffReturnRoute = route(requestStaffReturn, async (input, context) => {
  const order = await changeOrder(context, input.params.id, input, {
    what: 'order.returnRequested',
    auditedFields: auditedReturns,
    change: (found, by, at, session) => {
      if (found.erasedAt) throw new ConflictError(ERASED_ORDER_MESSAGE);
      return openReturn(context.database, found, input.body, { actor: 'staff', at, by }, session);
    },
  });
  context.wakeMailWorker();
  return toStaffOrder(context, order, input.session.user);
});
