import { courierKey } from '@e-store/shared/cash/remittance';
import { type CourierReturnCost, setCourierReturnCost } from '@e-store/shared/cash/return-rates-endpoints';
import { trusted } from 'mongoose';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/database.ts';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';
import { ValidationError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';

/** Lists couriers with settings, and those of the parcels of a period. */
export async function listReturnCosts(
  { couriers, orders }: Pick<Database, 'couriers' | 'orders'>,
  period?: { from: string; to: string },
): Promise<CourierReturnCost[]> {
  const [known, used] = await Promise.all([
    couriers.find({}, { name: 1, returnCost: 1 }).sort({ _id: 1 }).lean(),
    period ? orders.distinct('tracking.courier', { createdAt: trusted(toIndiaDateRange(period)) }) : [],
  ]);
  const names = new Map([
    ...used.map((name) => [courierKey(name), { name }] as const),
    ...known.map(({ _id, name, returnCost }) => [_id, { name, returnCost }] as const),
  ]);
  return [...names.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** @throws ValidationError for a name that neither orders nor settings have */
async function findCourierName(
  { couriers, orders }: Pick<Database, 'couriers' | 'orders'>,
  typed: string,
): Promise<string> {
  const _id = courierKey(typed);
  const known = await couriers.findById(_id, { name: 1 }).lean();
  const used = known ? [known.name] : await orders.distinct('tracking.courier');
  const name = used.find((one) => courierKey(one) === _id);
  if (name === undefined)
    throw new ValidationError({ courier: 'No parcel was sent with this courier. Check the name.' });
  return name;
}

/** Applies to later returns; earlier costs stay as recorded. */
export const setCourierReturnCostRoute = route(setCourierReturnCost, async (input, { database, now }) => {
  const { returnCost } = input.body;
  const name = await findCourierName(database, input.body.courier);
  const _id = courierKey(name);
  await database.connection.transaction(async (session) => {
    const before = await database.couriers
      .findOneAndUpdate(
        { _id },
        {
          $setOnInsert: { name },
          ...(returnCost === null ? { $unset: { returnCost: 1 } } : { $set: { returnCost } }),
        },
        { upsert: true, session, returnDocument: 'before' },
      )
      .lean();
    const change = {
      staff: input,
      what: 'courier.changed',
      subject: { kind: 'courier', id: _id, label: name },
      before: { returnCost: before?.returnCost },
      after: { returnCost },
      at: now(),
    };
    await recordChange(database, change, session);
  });
  return { couriers: await listReturnCosts(database) };
});
