import type { FailureReason } from '@e-store/shared/orders/failed-delivery';
import { mailAbout, type OrderStatus, staffTransitionError } from '@e-store/shared/orders/order-lifecycle';
import type { StaffCancelReason } from '@e-store/shared/orders/staff-cancel-reasons';
import { moveOrders, moveStaffOrder } from '@e-store/shared/orders/staff-endpoints';
import type { Tracking } from '@e-store/shared/orders/tracking';
import { type ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import { ConflictError, ValidationError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffRequest } from '../../../platform/audit/record-change.ts';
import type { StaffName } from '../../../platform/database/record.ts';
import type { OrderRecord } from '../order.model.ts';
import { needsPayment } from '../../payments/payment.model.ts';
import { cancel } from '../cancel-order.ts';
import { assertNextAttempt, findReturnCost, toFailedAttempt } from '../failed-deliveries.ts';
import { moveOrder } from '../move-order.ts';
import { orderSearchTerms } from '../order-search-terms.ts';
import { undoOfferedUntil } from '@e-store/shared/orders/order-corrections';
import { changeOrder, tryOrderChange } from './change-order.ts';
import { toStaffOrder } from './to-staff-order.ts';
import { assertTrackingNumberUnused } from './assert-tracking-number-unused.ts';
import { queueOrderMail } from '../queue-order-mail.ts';

export const moveStaffOrderRoute = route(moveStaffOrder, async (input, context) => {
  assertNextAttempt(input.body, context.now());
  const moved = await advanceOrder(context, input.params.id, input, () => input.body);
  context.wakeMailWorker();
  return toStaffOrder(context, moved, input.session.user);
});

/** One refusal does not stop the others. */
export const moveOrdersRoute = route(moveOrders, async (input, context) => {
  const { ids, ...move } = input.body;
  assertNextAttempt(move, context.now());
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
  { courier, trackingNumbers = {}, restocked = 'all', ...move }: BulkMove,
): Step {
  const number = Object.entries(trackingNumbers).find(([id]) => _id.equals(id))?.[1];
  const tracking = courier !== undefined && number !== undefined ? { courier, number } : undefined;
  return {
    ...move,
    ...(move.to === 'Shipped' && tracking && { tracking }),
    restocked: orderItems.map(({ quantity }) => (restocked === 'all' ? quantity : 0)),
  };
}

export type Step = {
  to: OrderStatus;
  reason?: StaffCancelReason | undefined;
  note?: string | undefined;
  tracking?: Tracking | undefined;
  restocked?: readonly number[] | undefined;
  failure?: FailureReason | undefined;
  nextAttempt?: string | null | undefined;
  returnCost?: number | undefined;
};

/**
 * Undoable for some seconds, during which mails wait.
 * @throws ConflictError with the reason when status or role does not allow the step
 */
export async function advanceOrder(
  context: Context,
  id: string,
  staff: StaffRequest,
  resolveStep: (order: OrderRecord) => Step,
) {
  const { database } = context;
  const { role } = staff.session.user;
  return changeOrder(context, id, staff, {
    what: 'order.moved',
    auditedFields: ({ orderStatus, history, returnCost }) => ({
      orderStatus,
      failure: history.at(-1)?.attempt?.reason,
      nextAttempt: history.at(-1)?.attempt?.nextAttempt,
      returnCost,
    }),
    change: async (order, by, at, session) => {
      const step = resolveStep(order);
      const refusal = staffTransitionError(order.orderStatus, step.to, role);
      if (refusal) throw new ConflictError(refusal);
      if (needsPayment(order.payment, step.to))
        throw new ConflictError('This order is not paid yet. Confirm its payment first.');
      const isTracked = step.tracking !== undefined;
      const lastMove = {
        _id: new Types.ObjectId(),
        ...(isTracked && { hadTracking: order.tracking ?? null }),
      };
      if (step.to === 'Cancelled') {
        const cancellation = {
          by: 'staff',
          reason: step.reason ?? 'other',
          ...(step.note && { note: step.note }),
        } as const;
        return cancel(database, order, { cancellation, at, by, lastMove }, session);
      }
      if (step.to === 'Returned to shop')
        return markReturnedToOrigin(
          database,
          order,
          {
            restocked: step.restocked,
            // Packers see no amounts.
            returnCost: role === 'Admin' ? step.returnCost : undefined,
            at,
            by,
            lastMove,
          },
          session,
        );
      return applyStep(database, order, step, { at, by, lastMove }, session);
    },
  });
}

async function applyStep(
  database: Database,
  order: OrderRecord,
  { to, tracking, ...plan }: Step,
  { at, by, lastMove }: { at: Date; by: StaffName; lastMove: OrderRecord['lastMove'] & {} },
  session: ClientSession,
): Promise<OrderRecord> {
  if (tracking) await assertTrackingNumberUnused(database, order, tracking, session);
  const trackingVersion = (order.trackingVersion ?? 0) + 1;
  const tracked = tracking && { tracking, trackingVersion, search: orderSearchTerms({ ...order, tracking }) };
  const changes = { lastMove, ...tracked };
  const attempt = to === 'Delivery failed' && { attempt: toFailedAttempt(order, plan, at) };
  const move = { to, actor: 'staff', at, by, ...attempt } as const;
  const moved = await moveOrder(database, order, move, changes, session);
  await queueStepMail(database, moved, at, session);
  return moved;
}

async function queueStepMail(
  database: Database,
  order: OrderRecord,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const kind = mailAbout(order.orderStatus);
  if (!kind) return;
  await queueOrderMail(database, order, { kind, notBefore: undoOfferedUntil(at) }, at, session);
}

type Back = {
  /** Units restocked per line, by default all; the rest is written off. */
  restocked: readonly number[] | undefined;
  /** Rupees; by default what its courier charges. */
  returnCost: number | undefined;
  at: Date;
  by: StaffName;
  lastMove: OrderRecord['lastMove'];
};

/** Nothing is payable any more; units are restocked or written off. */
async function markReturnedToOrigin(
  database: Database,
  order: OrderRecord,
  { restocked, returnCost, at, by, lastMove }: Back,
  session: ClientSession,
): Promise<OrderRecord> {
  if (restocked && restocked.length !== order.orderItems.length)
    throw new ValidationError({ restocked: 'Enter one number for each line of the order.' });
  const lines = order.orderItems.map(({ product, size, quantity }, index) => {
    const restockedUnits = restocked ? (restocked[index] ?? 0) : quantity;
    if (restockedUnits > quantity)
      throw new ValidationError({
        [`restocked.${index}`]: `The parcel contains only ${quantity} of this product.`,
      });
    return { product, ...(size !== undefined && { size }), quantity, restocked: restockedUnits };
  });
  const back = lines
    .filter((line) => line.restocked > 0)
    .map(({ restocked: quantity, product, size }) => ({ product, size, quantity }));
  const move = { to: 'Returned to shop', actor: 'staff', at, by, restocked: back } as const;
  const cost = returnCost ?? (await findReturnCost(database, order, session));
  const changes = {
    takenBack: lines,
    ...(cost !== undefined && { returnCost: cost }),
    ...(lastMove && { lastMove }),
  };
  const moved = await moveOrder(database, order, move, changes, session);
  await queueStepMail(database, moved, at, session);
  return moved;
}
