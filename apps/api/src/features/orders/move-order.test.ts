import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, indiaDay } from '@e-store/shared/india-day';
import type { OrderActor, OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { Types } from 'mongoose';
import { DELIVERED, placeTestOrder, setStatus, advanceOrder } from '../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { newPayment } from '../payments/payment.model.ts';
import { moveOrder } from './move-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const read = (id: string) => shop.database.orders.findById(id).orFail().lean();

/** The order as it was read, with a status that may be outdated. */
const findSeen = async (id: Types.ObjectId | string, orderStatus: OrderStatus) => {
  const found = await shop.database.orders.findById(id).lean();
  return found
    ? { ...found, orderStatus }
    : {
        _id: new Types.ObjectId(id),
        number: '',
        orderStatus,
        payment: newPayment({ method: 'COD', amount: 0, fee: 0, at: shop.now() }),
      };
};

const move = (
  id: Types.ObjectId | string,
  seen: OrderStatus,
  to: OrderStatus,
  actor: OrderActor = 'staff',
  changes = {},
) =>
  shop.database.connection.transaction(async (session) =>
    moveOrder(shop.database, await findSeen(id, seen), { to, actor, at: shop.now() }, changes, session),
  );

describe('an order', () => {
  it('is moved with what changes along, and its step has who took it only where somebody is named', async () => {
    const { orderId } = await placeTestOrder(shop);
    const tracking = { courier: 'India Post', number: 'EE123456789IN' };
    const moved = await move(orderId, 'Processing', 'Confirmed', 'staff', { tracking });
    expect(moved).toMatchObject({ orderStatus: 'Confirmed', paymentStatus: 'pending', tracking });
    expect(moved.history.at(-1)).toEqual({ status: 'Confirmed', at: shop.now() });
    expect(await read(orderId)).toEqual(moved);
  });

  it.each([
    ['Cancelled', 'cancelled'],
    ['Confirmed', 'pending'],
  ] as const)('that becomes %s is %s in the cash book', async (to, paymentStatus) => {
    const { orderId } = await placeTestOrder(shop);
    expect(await move(orderId, 'Processing', to)).toMatchObject({ paymentStatus });
    const booked = await shop.database.transactions.find({ order: orderId }).lean();
    expect(booked.map(({ status }) => status)).toEqual([to === 'Cancelled' ? 'cancelled' : 'inProgress']);
  });

  it('counts for its account what it is now', async () => {
    const { orderId, id, order } = await placeTestOrder(shop);
    await setStatus(shop, orderId, 'Out for delivery');
    const readStats = async () => (await shop.database.users.findById(id).orFail().lean()).figures;
    expect(await readStats()).toMatchObject({ orders: 1, spent: 0 });
    await move(orderId, 'Out for delivery', 'Delivered');
    expect(await readStats()).toMatchObject({ orders: 1, spent: order.totalPrice });
  });

  it('has the sales of its day added up again where less is sold, and not otherwise', async () => {
    const { orderId } = await placeTestOrder(shop);
    const day = indiaDay((await read(orderId)).createdAt);
    shop.passTime(3 * 24 * 60 * 60_000);
    const sales = () => shop.sales.readTotals({ from: day, to: addDays(day, 1) });
    const changes = async () => (await shop.database.salesDays.findById(day).lean())?.changes ?? 0;
    const { orders } = await sales();
    const before = await changes();
    await move(orderId, 'Processing', 'Confirmed');
    expect([(await sales()).orders, await changes()]).toEqual([orders, before]);
    await move(orderId, 'Confirmed', 'Cancelled');
    expect([(await sales()).orders, await changes()]).toEqual([orders - 1, before + 1]);
  });

  it('is not moved where its state does not allow it, by the reason', async () => {
    const { orderId } = await placeTestOrder(shop);
    await expect(move(orderId, 'Processing', 'Delivered')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'An order with the status “Processing” cannot be changed to “Delivered”.',
    });
    expect((await read(orderId)).orderStatus).toBe('Processing');
  });

  it('that was moved meanwhile is left where it is, by the reason of its new state', async () => {
    const { orderId } = await placeTestOrder(shop);
    const { agent } = await shop.signIn('Admin');
    await advanceOrder(agent, orderId, ...DELIVERED);
    await expect(move(orderId, 'Processing', 'Cancelled', 'shopper')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This order can no longer be cancelled, because its status is “Delivered”.',
    });
    expect((await read(orderId)).orderStatus).toBe('Delivered');
  });

  it('that was moved meanwhile, but could be all the same, is to be looked at again', async () => {
    const { orderId } = await placeTestOrder(shop);
    await setStatus(shop, orderId, 'Confirmed');
    await expect(move(orderId, 'Processing', 'Cancelled')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This order was just changed. Try again.',
    });
    expect((await read(orderId)).orderStatus).toBe('Confirmed');
  });

  it('that is gone is not found', async () => {
    await expect(move(new Types.ObjectId(), 'Processing', 'Cancelled')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This order does not exist.',
    });
  });
});
