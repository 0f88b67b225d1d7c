import type { RedeliveryChoice } from '@e-store/shared/orders/delivery-attempt';
import { chosenPhone, redeliveryDays } from '@e-store/shared/orders/failed-delivery';
import {
  chooseOwnRedelivery,
  chooseRedelivery,
  getRedelivery,
  type Redelivery,
} from '@e-store/shared/orders/redelivery-endpoints';
import type { ClientSession } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { ConflictError, InvalidTokenError, ValidationError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import type { OrderRecord } from './order.model.ts';
import { findOwnOrder } from './own-orders.ts';
import { redeliveryLink } from './redelivery-link.ts';
import { toOrder } from './to-order.ts';

export const getRedeliveryRoute = route(getRedelivery, async ({ params, query, clientAddress }, context) => {
  await context.limits.take(LIMITS.redeliveriesOfAddress, clientAddress);
  return toRedelivery(await findLinkedOrder(context, params.id, query.token), context.now());
});

export const chooseRedeliveryRoute = route(
  chooseRedelivery,
  async ({ params, body, clientAddress, requestId }, context) => {
    const { database, limits, now, log } = context;
    await limits.take(LIMITS.redeliveriesOfAddress, clientAddress);
    const order = await database.connection.transaction(async (session) =>
      saveChoice(
        database,
        await findLinkedOrder(context, params.id, body.token, session),
        body,
        now(),
        session,
      ),
    );
    log.info({ order: order.number, requestId }, 'redelivery chosen by mailed link');
    return toRedelivery(order, now());
  },
);

export const chooseOwnRedeliveryRoute = route(
  chooseOwnRedelivery,
  async ({ params, body, session: { user }, requestId }, { database, now, log }) => {
    const mine = { id: params.id, user: user._id };
    const order = await database.connection.transaction(async (session) =>
      saveChoice(database, await findOwnOrder(database, mine, session), body, now(), session),
    );
    log.info({ order: order.number, requestId, user: user._id }, 'redelivery chosen');
    return toOrder(order);
  },
);

/** An expired or forged link looks like one to no order. */
async function findLinkedOrder(
  { config, database, now }: Context,
  id: string,
  token: string,
  session?: ClientSession,
): Promise<OrderRecord> {
  const isValid = redeliveryLink.isValid(config, { id, token }, now());
  const order = isValid && (await database.orders.findById(id, null, session ? { session } : {}).lean());
  if (!order)
    throw new InvalidTokenError({
      token: 'This link has expired or is incomplete. Log in to see your order, or contact us.',
    });
  return order;
}

/**
 * A new choice replaces the day; a mobile number stays until another is given.
 * @throws ConflictError when the parcel has moved on
 */
async function saveChoice(
  database: Database,
  order: OrderRecord,
  { day, phoneNo }: RedeliveryChoice,
  at: Date,
  session: ClientSession,
): Promise<OrderRecord> {
  const step = order.history.at(-1);
  if (order.orderStatus !== 'Delivery failed' || !step) throw parcelMoved();
  if (day && !redeliveryDays(at).includes(day)) throw new ValidationError({ day: 'Choose one of the days.' });
  const phone = phoneNo || step.attempt?.wish?.phoneNo;
  const wish = { at, ...(day && { day }), ...(phone && { phoneNo: phone }) };
  const history = order.history.with(order.history.length - 1, {
    ...step,
    attempt: { ...step.attempt, wish },
  });
  const changed = await database.orders
    .findOneAndUpdate(
      { _id: order._id, orderStatus: order.orderStatus },
      { $set: { history } },
      { session, returnDocument: 'after' },
    )
    .lean();
  if (!changed) throw parcelMoved();
  await database.publish('order.amended', { order: changed }, session);
  return changed;
}

const parcelMoved = () =>
  new ConflictError('This parcel has already moved on, so you can no longer choose a day for it.');

function toRedelivery({ number, orderItems, orderStatus, history }: OrderRecord, now: Date): Redelivery {
  const isOpen = orderStatus === 'Delivery failed';
  const attempt = isOpen ? history.at(-1)?.attempt : undefined;
  const day = attempt?.wish?.day;
  const phoneNo = isOpen ? chosenPhone(history) : undefined;
  const next = attempt?.nextAttempt;
  return {
    number,
    orderItems: orderItems.map(({ product, size, name, quantity }) => ({
      product: String(product),
      ...(size !== undefined && { size }),
      name,
      quantity,
    })),
    isOpen,
    days: isOpen ? redeliveryDays(now) : [],
    ...(next && { nextAttempt: next }),
    ...((attempt?.wish || phoneNo) && {
      wish: { ...(day && { day }), ...(phoneNo && { phoneEnding: phoneNo.slice(-4) }) },
    }),
  };
}
