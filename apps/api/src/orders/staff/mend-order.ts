import { isAddressOpen, isTrackable } from '@e-store/shared/orders/staff-moves';
import { noteStaffOrder, readdressStaffOrder, trackStaffOrder } from '@e-store/shared/orders/staff-endpoints';
import { type ClientSession, Types, type UpdateQuery } from 'mongoose';
import { versionOf } from '../../catalog/staff/version-tag.ts';
import type { Database } from '../../database.ts';
import { AppError, ConflictError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { addressKeyOf } from '../address-key.ts';
import type { OrderRecord } from '../order.model.ts';
import { searchWords } from '../search-words.ts';
import { changeOrder } from './change-order.ts';
import { toStaffOrder } from './to-staff-order.ts';

/** As long as the order is in the state that was read. */
async function mend(
  { orders }: Database,
  { _id, orderStatus }: OrderRecord,
  update: UpdateQuery<OrderRecord>,
  session: ClientSession,
): Promise<OrderRecord> {
  const mended = await orders
    .findOneAndUpdate({ _id, orderStatus }, update, { session, returnDocument: 'after' })
    .lean();
  if (!mended) throw new ConflictError('CONFLICT', 'The order was just changed. Look at it and try again.');
  return mended;
}

export const trackStaffOrderRoute = route(trackStaffOrder, async (input, context) => {
  const { database } = context;
  const order = await changeOrder(context, input.params.id, input, {
    what: 'order.tracked',
    told: ({ tracking }) => ({ courier: tracking?.courier, number: tracking?.number }),
    change: (found, _by, _at, session) => {
      if (!isTrackable(found.orderStatus))
        throw new ConflictError(
          'CONFLICT',
          `An order that is ${found.orderStatus} is not with a courier, nor about to be.`,
        );
      const tracking = input.body;
      const update = { $set: { tracking, search: searchWords({ ...found, tracking }) } };
      return mend(database, found, update, session);
    },
  });
  return toStaffOrder(database, order, input.session.user.role);
});

export const noteStaffOrderRoute = route(noteStaffOrder, async (input, context) => {
  const { database } = context;
  const order = await changeOrder(context, input.params.id, input, {
    what: 'order.noted',
    told: ({ notes = [] }) => ({ notes: notes.map(({ text }) => text) }),
    change: (found, by, at, session) => {
      const note = { _id: new Types.ObjectId(), at, by, text: input.body.text };
      return mend(database, found, { $push: { notes: note } }, session);
    },
  });
  return toStaffOrder(database, order, input.session.user.role);
});

/** Who mended an address that is no longer there is shown the present one, and nothing of theirs is written. */
export const readdressStaffOrderRoute = route(readdressStaffOrder, async (input, context) => {
  const { database } = context;
  const { role } = input.session.user;
  const version = versionOf(input.ifMatch);
  const order = await changeOrder(context, input.params.id, input, {
    what: 'order.readdressed',
    told: ({ shippingInfo }) => shippingInfo,
    change: async (found, _by, _at, session) => {
      if (!isAddressOpen(found.orderStatus))
        throw new ConflictError(
          'CONFLICT',
          `The order is ${found.orderStatus}: its address can be mended until it is packed.`,
        );
      if ((found.addressVersion ?? 0) !== version)
        throw new AppError(412, 'CHANGED_MEANWHILE', 'Somebody mended this address while you were at it.', {
          body: { order: await toStaffOrder(database, found, role) },
        });
      const shippingInfo = input.body;
      const search = searchWords({ ...found, shippingInfo });
      const update = {
        $set: { shippingInfo, addressKey: addressKeyOf(shippingInfo), search, addressVersion: version + 1 },
      };
      return mend(database, found, update, session);
    },
  });
  return toStaffOrder(database, order, role);
});
