import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Product } from '@e-store/shared/catalog/product';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const get = (id: unknown) => shop.request().get(`/api/v1/product/${String(id)}`);

describe('product by id', () => {
  it('tells its sizes, its stock and what it is made of [spec 7-5]', async () => {
    const { _id } = await shop.addProduct({
      name: 'Linen Shirt',
      category: 'Shirts',
      price: 699,
      mrp: 1399,
      sizes: [
        { size: 'M', stock: 3 },
        { size: 'L', stock: 0 },
      ],
      fabric: '100% linen',
      fit: 'Relaxed',
      care: 'Cold wash',
    });
    const { body } = await get(_id).expect(200);
    expect(body).toMatchObject({
      _id: String(_id),
      name: 'Linen Shirt',
      category: 'Shirts',
      price: 699,
      mrp: 1399,
      stock: 3,
      sizes: [
        { size: 'M', stock: 3 },
        { size: 'L', stock: 0 },
      ],
      detail: 'Fabric: 100% linen\nFit: Relaxed\nCare: Cold wash',
      onSale: true,
    });
    expect(Product.parse(body)).toEqual(body);
  });

  it('says nothing of fabric, fit or care where nothing is known', async () => {
    const { _id } = await shop.addProduct({ fabric: '', fit: 'Slim', care: '' });
    const { body } = await get(_id).expect(200);
    expect(body.detail).toBe('Fit: Slim');
  });

  it('names who made it and who imported it, as its label does, and nobody where nobody is known [C9]', async () => {
    const label = {
      manufacturer: { name: 'Aangan Loom', address: 'Sample address\nDhaka, Bangladesh' },
      importer: { name: 'E-Store', address: 'Sample address\nMumbai, Maharashtra' },
    };
    const { _id } = await shop.addProduct({ origin: 'Bangladesh', ...label });
    const { body } = await get(_id).expect(200);
    expect(body).toMatchObject({ origin: 'Bangladesh', ...label });
    const { body: unknown } = await get((await shop.addProduct())._id).expect(200);
    for (const name of ['manufacturer', 'importer']) expect(unknown).not.toHaveProperty(name);
  });

  it('has an MRP only where it is above the price [C9]', async () => {
    const { _id } = await shop.addProduct({ price: 500, mrp: 500 });
    const { body } = await get(_id).expect(200);
    expect(body).not.toHaveProperty('mrp');
  });

  it('answers for what is off sale, saying so', async () => {
    const { _id } = await shop.addProduct({ onSale: false });
    const { body } = await get(_id).expect(200);
    expect(body.onSale).toBe(false);
  });

  it.each(['draft', 'archived'] as const)('does not know a product that is %s', async (status) => {
    const { _id } = await shop.addProduct({ status });
    const { body } = await get(_id).expect(404);
    expect(body).toMatchObject({ success: false, code: 'NOT_FOUND', message: expect.any(String) });
  });

  it('does not know an id that nothing has [R55]', async () => {
    await get('0123456789abcdef01234567').expect(404);
  });

  it('is found by its id in capital letters too', async () => {
    const { _id } = await shop.addProduct();
    await get(String(_id).toUpperCase()).expect(200);
  });

  it.each(['x', '123', '0123456789ab', '0'.repeat(25), '%00', '[object Object]', '$ne'])(
    'refuses the malformed id %p without stumbling',
    async (id) => {
      const { body } = await get(encodeURIComponent(id)).expect(400);
      expect(body.fields).toEqual({ id: 'This is not a valid ID.' });
    },
  );

  it('refuses an address that cannot be decoded', async () => {
    const { body } = await get('%E0%A4%A').expect(400);
    expect(body).toMatchObject({ success: false, code: 'MALFORMED_BODY' });
  });

  it('keeps to itself what is the shop’s business', async () => {
    const { _id } = await shop.addProduct({ cost: 210, sold: 44 });
    const { body } = await get(_id).expect(200);
    for (const name of ['cost', 'status', 'sold', 'discountPercent', '__v'])
      expect(body).not.toHaveProperty(name);
  });
});
