import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { nextOrderNumber, skipLostNumbers } from './next-order-number.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

describe('order number', () => {
  it('is drawn once, also when the very first fifty are drawn at the same moment', async () => {
    const numbers = await Promise.all(Array.from({ length: 50 }, () => nextOrderNumber(shop.database)));
    expect(new Set(numbers).size).toBe(50);
    expect(numbers.toSorted()[0]).toBe('ES-100001');
    expect(numbers.toSorted().at(-1)).toBe('ES-100050');
  });

  it('goes on where it was', async () => {
    expect(await nextOrderNumber(shop.database)).toBe('ES-100051');
  });

  it('may leave a gap where an order failed, and is never given twice', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct();
    const place = () => agent.post('/api/v1/order/new').send(orderPayload([{ product: product._id }]));
    const { body: first } = await place().expect(201);
    await nextOrderNumber(shop.database);
    const { body: second } = await place().expect(201);
    expect([first.number, second.number]).toEqual(['ES-100052', 'ES-100054']);
  });

  it('skips those that may have been given since the backup that was restored', async () => {
    await skipLostNumbers(shop.database.connection.getClient().db(shop.database.connection.name));
    expect(await nextOrderNumber(shop.database)).toBe('ES-110055');
  });
});
