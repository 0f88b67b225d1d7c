import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_RETENTION } from '@e-store/shared/privacy/privacy-terms';
import { type Schema, Types } from 'mongoose';
import { requestTestReturn } from '../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { erasedOrderRetention, personalOrders } from '../orders/personal-orders.ts';
import { PERSONAL_DATA } from './personal-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

type Fields = { [name: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const SAMPLES: Readonly<Record<string, unknown>> = {
  Date: new Date('2001-01-01'),
  Number: 7,
  ObjectId: new Types.ObjectId('64b000000000000000000007'),
  Array: ['personal'],
};

function withField(target: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(target)) return [withField(target[0], path, value), ...target.slice(1)];
  const fields = isFields(target) ? target : {};
  return { ...fields, [name]: withField(fields[name], rest, value) };
}

function valuesAt(source: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(source) && path.length > 0) return source.flatMap((entry) => valuesAt(entry, path));
  const [name, ...rest] = path;
  if (name === undefined) return [source];
  return isFields(source) && name in source ? valuesAt(source[name], rest) : [];
}

function pathsOf(schema: Schema, before = ''): { path: string; instance: string; isGroup: boolean }[] {
  const paths: ReturnType<typeof pathsOf> = [];
  schema.eachPath((name, { schema: inner, instance }) => {
    paths.push({ path: before + name, instance, isGroup: inner !== undefined });
    if (inner) paths.push(...pathsOf(inner, `${before}${name}.`));
  });
  return paths;
}

const byStaff = (parent: string) => [`${parent}.by._id`, `${parent}.by.name`];

const RETAINED = [
  'payment.reference',
  'payment.claimed.reference',
  'payment.rejected.reference',
  'payment.events.reference',
  'payment.refunds.reference',
  'payment.refunds.payment',
  ...byStaff('payment.events'),
  ...byStaff('payment.refunds'),
  ...byStaff('payment.proposal'),
  ...byStaff('payment.proposal.decision'),
  ...byStaff('history'),
  ...byStaff('corrections'),
  ...byStaff('corrections.withdrawn'),
  ...byStaff('returns.refundPaid'),
];

async function orderWithEverything(paid: number) {
  const { orderId, id } = await requestTestReturn(shop);
  const _id = new Types.ObjectId(orderId);
  const { collection, schema } = shop.database.orders;
  const paths = pathsOf(schema);
  const lists = paths.filter(({ instance, isGroup }) => isGroup && instance === 'Array');
  const personal = paths
    .filter(({ path }) => path !== 'user' && PERSONAL_DATA.orders?.personal.includes(path))
    .map(({ path, instance }) => ({ path, value: SAMPLES[instance] ?? `${path} of ${orderId}` }));
  let order = withField(await collection.findOne({ _id }), ['payment', 'paid'], paid);
  for (const path of lists.map((list) => list.path.split('.')))
    if (valuesAt(order, path).flat().length === 0) order = withField(order, path, [{}]);
  for (const { path, value } of personal) order = withField(order, path.split('.'), value);
  await collection.replaceOne({ _id }, order as Fields);

  const remainingFields = async () => {
    const stored = await collection.findOne({ _id });
    return personal
      .filter(({ path, value }) => valuesAt(stored, path.split('.')).some((found) => isEqual(found, value)))
      .map(({ path }) => path)
      .toSorted();
  };
  const erase = () =>
    shop.database.connection.transaction((session) =>
      personalOrders.erase(
        shop.database,
        { _id: new Types.ObjectId(id), email: '', mobile: '', name: '', isEmailProven: true },
        shop.now(),
        session,
      ),
    );
  return { _id, personal: personal.map(({ path }) => path).toSorted(), erase, remainingFields };
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

describe('an order of an erased account, with every personal field of the register', () => {
  it('retains payment references and names of staff only [R88] [C4]', async () => {
    const { personal, erase, remainingFields } = await orderWithEverything(0);
    expect(await remainingFields()).toEqual(personal);
    await erase();
    expect(await remainingFields()).toEqual(RETAINED.toSorted());
  });

  it('retains the tracking number while the courier owes its cash, and no longer than the retention', async () => {
    const { _id, erase, remainingFields } = await orderWithEverything(1);
    await erase();
    expect(await remainingFields()).toEqual([...RETAINED, 'tracking.courier', 'tracking.number'].toSorted());
    await erasedOrderRetention.purge(shop.database, [_id], DEFAULT_RETENTION, shop.now());
    expect(await remainingFields()).toEqual(RETAINED.toSorted());
  });
});
