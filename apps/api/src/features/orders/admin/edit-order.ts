import { isAddressEditable, isTrackable } from '@e-store/shared/orders/order-lifecycle';
import { ERASED_ORDER_MESSAGE } from '@e-store/shared/orders/order-corrections';
import {
  addStaffOrderNote,
  updateStaffOrderAddress,
  updateStaffOrderTracking,
} from '@e-store/shared/orders/staff-endpoints';
import { type ClientSession, Types, type UpdateQuery } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import { ChangedMeanwhileError, ConflictError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { computeAddressKey } from '../address-key.ts';
import type { OrderRecord } from '../order.model.ts';
import { orderSearchTerms } from '../order-search-terms.ts';
import { assertTrackingNumberUnused } from './assert-tracking-number-unused.ts';
import { changeOrder } from './change-order.ts';
import { toStaffOrder } from './to-staff-order.ts';

/** Applies only while the status is the one that was read. */
async function updateOrder(
  { orders }: Database,
  { _id, orderStatus }: OrderRecord,
  update: UpdateQuery<OrderRecord>,
  session: ClientSession,
): Promise<OrderRecord> {
  const updated = await orders
    .findOneAndUpdate({ _id, orderStatus }, update, { session, returnDocument: 'after' })
    .lean();
  if (!updated) throw new ConflictError('This order was just changed. Check it and try again.');
  return updated;
}

/** `If-Match` prevents overwriting a concurrent change. */
export const updateStaffOrderTrackingRoute = route(updateStaffOrderTracking, async (input, context) => {
  const { database } = context;
  const { user } = input.session;
  const order = await changeOrder(context, input.params.id, input, {
    what: 'order.tracked',
    auditedFields: ({ tracking }) => ({ courier: tracking?.courier, number: tracking?.number }),
    change: async (found, _by, _at, session) => {
      if (!isTrackable(found.orderStatus))
        throw new ConflictError(
          `You cannot add a courier to an order with the status “${found.orderStatus}”.`,
        );
      const { trackingVersion = 0 } = found;
      if (input.version !== undefined && input.version !== trackingVersion)
        throw new ChangedMeanwhileError(
          'Someone else changed the courier or tracking number while you were editing.',
          { order: await toStaffOrder(context, found, user) },
        );
      const tracking = input.body;
      await assertTrackingNumberUnused(database, found, tracking, session);
      const update = {
        $set: {
          tracking,
          trackingVersion: trackingVersion + 1,
          search: orderSearchTerms({ ...found, tracking }),
        },
        // Undoing the latest move preserves details entered after it.
        $unset: { 'lastMove.hadTracking': 1 },
      };
      return updateOrder(database, found, update, session);
    },
  });
  return toStaffOrder(context, order, user);
});

export const addStaffOrderNoteRoute = route(addStaffOrderNote, async (input, context) => {
  const { database } = context;
  const order = await changeOrder(context, input.params.id, input, {
    what: 'order.noted',
    auditedFields: ({ notes = [] }) => ({ notes: notes.map(({ text }) => text) }),
    change: (found, by, at, session) => {
      if (found.erasedAt) throw new ConflictError(ERASED_ORDER_MESSAGE);
      const note = { _id: new Types.ObjectId(), at, by, text: input.body.text };
      return updateOrder(database, found, { $push: { notes: note } }, session);
    },
  });
  return toStaffOrder(context, order, input.session.user);
});

/** @throws with the current address when the edited version is outdated */
export const updateStaffOrderAddressRoute = route(updateStaffOrderAddress, async (input, context) => {
  const { database } = context;
  const { user } = input.session;
  const { version } = input;
  const order = await changeOrder(context, input.params.id, input, {
    what: 'order.readdressed',
    auditedFields: ({ shippingInfo }) => shippingInfo,
    change: async (found, _by, _at, session) => {
      if (!isAddressEditable(found.orderStatus))
        throw new ConflictError(
          `The order status is “${found.orderStatus}”. You can edit the address only until the order is packed.`,
        );
      if ((found.addressVersion ?? 0) !== version)
        throw new ChangedMeanwhileError('Someone else changed this address while you were editing.', {
          order: await toStaffOrder(context, found, user),
        });
      const shippingInfo = input.body;
      const search = orderSearchTerms({ ...found, shippingInfo });
      const update = {
        $set: {
          shippingInfo,
          addressKey: computeAddressKey(shippingInfo),
          search,
          addressVersion: version + 1,
        },
      };
      return updateOrder(database, found, update, session);
    },
  });
  return toStaffOrder(context, order, user);
});
