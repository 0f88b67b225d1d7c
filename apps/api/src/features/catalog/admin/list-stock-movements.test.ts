import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StockMovement } from '@e-store/shared/catalog/stock-history-endpoints';
import { advanceOrder, placeTestOrder } from '../../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

type Agent = ReturnType<TestShop['agent']>;

let shop: TestShop;
let admin: Agent;
let catalogue: Agent;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
  catalogue = (await shop.signIn('Catalogue')).agent;
});
afterAll(() => shop.stop());

const read = async (id: unknown, agent = admin, query: object = {}) =>
  (
    await agent
      .get(`/api/v1/admin/products/${String(id)}/stock-history`)
      .query(query)
      .expect(200)
  ).body as { movements: StockMovement[]; total: number; product: object };

describe('the stock history of a product', () => {
  it('lists what moved its stock, latest first: created, counted, sold and cancelled', async () => {
    const { body: created } = await catalogue
      .post('/api/v1/admin/product/new/')
      .send({ name: 'Ledger Tee', status: 'draft', sizes: [{ size: 'M', stock: 5 }] })
      .expect(201);
    shop.passTime(1000);
    await catalogue
      .put(`/api/v1/admin/products/${created._id}/stock`)
      .send({ lines: [{ size: 'M', from: 5, to: 9 }], cause: 'count', note: 'Found a box.' })
      .expect(200);
    const { movements, total, product } = await read(created._id);
    expect(product).toMatchObject({ name: 'Ledger Tee', stock: 9 });
    expect(total).toBe(2);
    const { body: me } = await catalogue.get('/api/v1/me').expect(200);
    expect(movements).toMatchObject([
      {
        size: 'M',
        units: 4,
        reason: 'adjustment',
        cause: 'count',
        note: 'Found a box.',
        by: `${me.firstname} ${me.lastname}`,
      },
      { size: 'M', units: 5, reason: 'initial', by: `${me.firstname} ${me.lastname}` },
    ]);
  });

  it('links orders for staff who see them, and for no others', async () => {
    const { orderId, shirt } = await placeTestOrder(shop);
    shop.passTime(1000);
    await advanceOrder(admin, orderId, 'Cancelled');
    const { movements } = await read(shirt._id);
    expect(movements.map(({ units, reason, order }) => [units, reason, order])).toEqual([
      [2, 'cancel', orderId],
      [-2, 'order', orderId],
      [5, 'initial', undefined],
    ]);
    const seen = await read(shirt._id, catalogue);
    expect(seen.movements.map(({ units, order }) => [units, order])).toEqual([
      [2, undefined],
      [-2, undefined],
      [5, undefined],
    ]);
  });

  it('comes in pages, and is not that of another product', async () => {
    const { _id } = await shop.addProduct({ stock: 5 });
    for (let to = 6; to <= 9; to += 1) {
      shop.passTime(1000);
      const lines = [{ from: to - 1, to }];
      await catalogue
        .put(`/api/v1/admin/products/${String(_id)}/stock`)
        .send({ lines, cause: 'delivery' })
        .expect(200);
    }
    const { total } = await read(_id);
    const pages = [await read(_id, admin, { limit: 2 }), await read(_id, admin, { limit: 2, page: 2 })];
    const ids = pages.flatMap(({ movements }) => movements.map((movement) => movement._id));
    expect([total, new Set(ids).size]).toEqual([5, 4]);
    const other = await shop.addProduct({ stock: 3 });
    expect((await read(other._id)).movements.map(({ units }) => units)).toEqual([3]);
  });

  it('names the delivery note of imported units', async () => {
    const { _id } = await shop.addProduct({ stock: 5 });
    const cells = { id: String(_id), received: '2', deliveryNote: 'DN-102' };
    await catalogue
      .post('/api/v1/admin/products/import')
      .send({ rows: [{ line: 2, cells }] })
      .expect(200);
    const { movements } = await read(_id);
    expect(movements.find(({ cause }) => cause === 'delivery')).toMatchObject({
      units: 2,
      deliveryNote: 'DN-102',
    });
  });

  it('of an unknown product is 404', async () => {
    await admin.get(`/api/v1/admin/products/${'0'.repeat(24)}/stock-history`).expect(404);
  });
});
