import { mailAbout, type OrderStatus, staffTransitionError } from '@e-store/shared/orders/order-lifecycle';
import type { StaffCancelReason } from '@e-store/shared/orders/staff-cancel-reasons';
import type { Tracking } from '@e-store/shared/orders/tracking';
import { type ClientSession, Types } from 'mongoose';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ConflictError } from '../../../platform/errors/errors.ts';
import { queueMail } from '../../../platform/outbox/queue-mail.ts';
import type { StaffRequest } from '../../../platform/audit/record-change.ts';
import { cancel } from '../cancel-order.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRecord, StaffName } from '../order.model.ts';
import { findOwnerEmail } from '../find-owner-email.ts';
import { orderSearchTerms } from '../order-search-terms.ts';
import { undoOfferedUntil } from '../undo-window.ts';
import { assertTrackingNumberUnused } from './assert-tracking-number-unused.ts';
import { changeOrder } from './change-order.ts';
import { markReturnedToOrigin } from './mark-returned-to-origin.ts';

export type Step = {
  to: OrderStatus;
  reason?: StaffCancelReason | undefined;
  note?: string | undefined;
  tracking?: Tracking | undefined;
  restocked?: readonly number[] | undefined;
};

/**
 * Takes the next step of an order with its effects: restock on cancellation or return, mail on shipping.
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
    auditedFields: ({ orderStatus }) => ({ orderStatus }),
    change: async (order, by, at, session) => {
      const step = resolveStep(order);
      const refusal = staffTransitionError(order.orderStatus, step.to, role);
      if (refusal) throw new ConflictError('CONFLICT', refusal);
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
        const email = await findOwnerEmail(database, order, session);
        return cancel(database, order, { cancellation, email, at, by, lastMove }, session);
      }
      if (step.to === 'Returned to shop')
        return markReturnedToOrigin(
          database,
          order,
          { restocked: step.restocked, at, by, lastMove },
          session,
        );
      return applyStep(database, order, step, { at, by, lastMove }, session);
    },
  });
}

async function applyStep(
  database: Database,
  order: OrderRecord,
  { to, tracking }: Step,
  { at, by, lastMove }: { at: Date; by: StaffName; lastMove: OrderRecord['lastMove'] & {} },
  session: ClientSession,
): Promise<OrderRecord> {
  if (tracking) await assertTrackingNumberUnused(database, order, tracking, session);
  const trackingVersion = (order.trackingVersion ?? 0) + 1;
  const tracked = tracking && { tracking, trackingVersion, search: orderSearchTerms({ ...order, tracking }) };
  const changes = { lastMove, ...tracked };
  const moved = await moveOrder(database, order, { to, actor: 'staff', at, by }, changes, session);
  const kind = mailAbout(to);
  if (kind) {
    const email = await findOwnerEmail(database, order, session);
    const mail = { kind, to: email, order: order._id, user: order.user };
    await queueMail(database, { ...mail, notBefore: undoOfferedUntil(at) }, at, session);
  }
  return moved;
}
