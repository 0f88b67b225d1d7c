import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { ledgerMatchesStock } from '../../orders/stock.invariant.ts';
import { orderPayload } from '../../../testing/order-payload.ts';
import type { NewTestProduct } from '../../../testing/product-record.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let staff: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await shop.signIn('Catalogue');
});
afterAll(() => shop.stop());

const path = '/api/v1/admin/products';
const add = async (changes: NewTestProduct = {}) => String((await shop.addProduct(changes))._id);
const stored = (id: string) => shop.database.products.findById(id).orFail().lean();

describe('adjust stock', () => {
  it('assigns units that came back without a size, and takes none of them twice', async () => {
    const id = await add({ sizes: [{ size: 'M', stock: 5 }], unassignedStock: 2 });
    await shop.database.stockMovements.create([
      { product: id, delta: 2, reason: 'cancel', order: new Types.ObjectId(), at: shop.now() },
    ]);
    expect((await staff.agent.get(`${path}/${id}`).expect(200)).body.unassignedStock).toBe(2);
    const adjust = (...lines: object[]) =>
      staff.agent.put(`${path}/${id}/stock`).send({ lines, cause: 'count' });
    await adjust({ from: 2, to: 3 }).expect(400);
    const { body } = await adjust({ from: 2, to: 0 }, { size: 'M', from: 5, to: 7 }).expect(200);
    expect(body).toMatchObject({ stock: 7, sizes: [{ size: 'M', stock: 7 }] });
    expect(body).not.toHaveProperty('unassignedStock');
    await adjust({ from: 2, to: 0 }).expect(400);
    expect((await ledgerMatchesStock.check(shop.database)).breaches).toEqual([]);
  });

  describe('of what somebody else changed meanwhile', () => {
    type Change = { from: number; to: number; cause: string; tag?: string; key?: string };
    const change = (id: string, { from, to, cause, tag, key }: Change) =>
      staff.agent
        .put(`${path}/${id}/stock`)
        .set({ ...(tag && { 'If-Match': tag }), ...(key && { 'Idempotency-Key': key }) })
        .send({ lines: [{ from, to }], cause });
    const order = async (product: string, quantity: number) => {
      const { agent } = await shop.signIn();
      const payload = orderPayload([{ product, quantity }]);
      return (await agent.post('/api/v1/order/new').send(payload).expect(201)).body._id;
    };

    it('refuses a count, and names both numbers and the product as it is now', async () => {
      const id = await add({ stock: 6 });
      const { headers } = await change(id, { from: 6, to: 14, cause: 'count', tag: '"1"' }).expect(200);
      expect(headers['etag']).toBe('"2"');
      const { body } = await change(id, { from: 6, to: 10, cause: 'count', tag: '"1"' }).expect(412);
      expect(body).toMatchObject({
        code: 'CHANGED_MEANWHILE',
        fields: { 'lines.0.to': 'Now 14, you counted 10.' },
        product: { stock: 14, version: 2 },
      });
      await change(id, { from: 14, to: 10, cause: 'count', tag: '"2"' }).expect(200);
      expect((await stored(id)).stock).toBe(10);
    });

    it('refuses a version that the product never had', async () => {
      const id = await add({ stock: 6 });
      await change(id, { from: 6, to: 14, cause: 'count', tag: '"99"' }).expect(412);
      expect((await stored(id)).stock).toBe(6);
    });

    it('refuses a count without a version by what was in stock since staff changed it last', async () => {
      const id = await add({ stock: 6 });
      await change(id, { from: 6, to: 14, cause: 'count' }).expect(200);
      await change(id, { from: 6, to: 10, cause: 'count' }).expect(412);
      await order(id, 2);
      await order(id, 3);
      await change(id, { from: 12, to: 10, cause: 'count' }).expect(200);
      expect((await stored(id)).stock).toBe(7);
    });

    it('accounts for sales and cancelled orders between', async () => {
      const id = await add({ stock: 10 });
      const placed = await order(id, 3);
      await order(id, 2);
      await change(id, { from: 7, to: 8, cause: 'count', tag: '"1"' }).expect(200);
      expect((await stored(id)).stock).toBe(6);
      await staff.agent.get(`${path}/${id}`);
      const { agent } = await shop.signIn('Admin');
      await agent.post(`/api/v1/admin/orders/${placed}/move`).send({ to: 'Cancelled', reason: 'other' });
      await change(id, { from: 6, to: 5, cause: 'count', tag: '"2"' }).expect(200);
      expect((await stored(id)).stock).toBe(8);
    });

    it('is not stopped by a change of the price, or of another size', async () => {
      const sizes = ['M', 'L'].map((size) => ({ size, stock: 5 }));
      const id = await add({ sizes });
      await staff.agent.put(`${path}/${id}/price`).send({ from: 699, to: 749 }).expect(200);
      const put = (size: string, to: number) =>
        staff.agent
          .put(`${path}/${id}/stock`)
          .set('If-Match', '"1"')
          .send({ lines: [{ size, from: 5, to }], cause: 'count' });
      await put('M', 7).expect(200);
      await put('L', 4).expect(200);
      await put('L', 3).expect(412);
      expect((await stored(id)).stock).toBe(11);
    });

    it('adds deliveries of two people, and takes the same request for the same delivery', async () => {
      const id = await add({ stock: 8 });
      const answers = await Promise.all([
        change(id, { from: 8, to: 38, cause: 'delivery' }),
        change(id, { from: 8, to: 13, cause: 'delivery' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await stored(id)).stock).toBe(43);
      const { body } = await change(id, { from: 8, to: 38, cause: 'delivery' }).expect(412);
      expect(body.fields).toEqual({ 'lines.0.to': 'Now 43, you entered 38.' });
      await change(id, { from: 8, to: 38, cause: 'delivery', key: 'k'.repeat(20) }).expect(200);
      expect((await stored(id)).stock).toBe(73);
      shop.passTime(24 * 60 * 60 * 1000);
      staff = await shop.signIn('Catalogue');
      await change(id, { from: 8, to: 38, cause: 'delivery' }).expect(200);
    });

    it.each(['count', 'delivery'])(
      'does a %s once, however often it is sent, at once or later',
      async (cause) => {
        for (const tag of [undefined, '"1"']) {
          const id = await add({ stock: 10 });
          const send = () => change(id, { from: 10, to: 12, cause, ...(tag && { tag }) });
          const answers = await Promise.all([1, 2, 3, 4, 5].map(send));
          expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412]);
          await order(id, 2);
          expect((await send()).status).toBe(412);
          expect((await stored(id)).stock).toBe(10);
        }
        expect((await ledgerMatchesStock.check(shop.database)).breaches).toEqual([]);
      },
    );
  });

  it('takes no more than the product form accepts, and what is beyond it may become less', async () => {
    const id = await add({ stock: 99_999 });
    const adjust = (from: number, to: number, cause = 'delivery') =>
      staff.agent.put(`${path}/${id}/stock`).send({ lines: [{ from, to }], cause });
    const { body } = await adjust(0, 2).expect(400);
    expect(body.fields).toEqual({ 'lines.0.to': 'At most 1,00,000 units. There are 99,999 now.' });
    await adjust(1, 100_001).expect(400);
    await adjust(0, 1).expect(200);
    await shop.database.products.updateOne({ _id: id }, { $inc: { stock: 2 } });
    await shop.database.stockMovements.create([
      { product: id, delta: 2, reason: 'cancel', order: new Types.ObjectId(), at: shop.now() },
    ]);
    await adjust(100_002, 100_001, 'damage').expect(200);
    expect((await stored(id)).stock).toBe(100_001);
  });
});
