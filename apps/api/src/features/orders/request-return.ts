import { requestReturn } from '@e-store/shared/orders/endpoints';
import { route } from '../../platform/http/route.ts';
import { openReturn } from './open-return.ts';
import { findOwnOrder } from './own-orders.ts';
import { toOrder } from './to-order.ts';

export const requestReturnRoute = route(requestReturn, async ({ params, body, session }, context) => {
  const { database, now, wakeMailWorker } = context;
  const { _id: user } = session.user;
  const order = await database.connection.transaction(async (transaction) => {
    const own = await findOwnOrder(database, { id: params.id, user }, transaction);
    return openReturn(database, own, body, { actor: 'shopper', at: now() }, transaction);
  });
  wakeMailWorker();
  return toOrder(order);
});
