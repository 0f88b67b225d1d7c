import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { SettingsRecord } from '../store/settings.model.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { priceCart } from './price-cart.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.database.settings.deleteMany());

const UNKNOWN = '0123456789abcdef01234567';
const set = (settings: Partial<SettingsRecord>) =>
  shop.database.settings.create({ _id: 'store', ...settings });
const price = (
  lines: { product: unknown; quantity?: number; size?: string }[],
  method: 'standard' | 'express' = 'standard',
) =>
  priceCart(
    shop.database,
    lines.map(({ product, quantity = 1, ...line }) => ({ ...line, product: String(product), quantity })),
    method,
  );

describe('the price of a cart', () => {
  it('is its items, 250 of tax and 30 of shipping', async () => {
    const a = await shop.addProduct({ price: 699 });
    const b = await shop.addProduct({ price: 1200 });
    const { lines, ...sums } = await price([{ product: a._id, quantity: 2 }, { product: b._id }]);
    expect(sums).toEqual({ items: 2598, discount: 0, tax: 250, shipping: 30, total: 2878 });
    expect(lines.map(({ total }) => total)).toEqual([1398, 1200]);
  });

  it('has 35 of shipping by express', async () => {
    const { _id } = await shop.addProduct({ price: 500 });
    expect(await price([{ product: _id }], 'express')).toMatchObject({ shipping: 35, total: 785 });
  });

  it('follows the charges that the owner set', async () => {
    await set({ tax: 100, shipping: 40, expressShipping: 90 });
    const { _id } = await shop.addProduct({ price: 500 });
    expect(await price([{ product: _id }])).toMatchObject({ tax: 100, shipping: 40, total: 640 });
    expect(await price([{ product: _id }], 'express')).toMatchObject({ shipping: 90, total: 690 });
  });

  it('has nothing on top where taxes are included [C11]', async () => {
    await set({ taxMode: 'included', tax: 250 });
    const { _id } = await shop.addProduct({ price: 500 });
    expect(await price([{ product: _id }])).toMatchObject({ tax: 0, total: 530 });
  });

  it('ships free from the sum that the owner promised, standard delivery only', async () => {
    await set({ freeShippingFrom: 1000 });
    const { _id } = await shop.addProduct({ price: 500 });
    expect(await price([{ product: _id }])).toMatchObject({ shipping: 30 });
    expect(await price([{ product: _id, quantity: 2 }])).toMatchObject({ shipping: 0, total: 1250 });
    expect(await price([{ product: _id, quantity: 2 }], 'express')).toMatchObject({ shipping: 35 });
  });

  it('promises no free shipping while the owner did not [C12]', async () => {
    const { _id } = await shop.addProduct({ price: 5000 });
    expect(await price([{ product: _id }])).toMatchObject({ shipping: 30 });
  });

  it('merges lines of one product and size, the default size among them', async () => {
    const sizes = [
      { size: 'S', stock: 5 },
      { size: 'M', stock: 5 },
    ];
    const { _id } = await shop.addProduct({ sizes, price: 100 });
    const { lines } = await price([
      { product: _id, quantity: 1 },
      { product: _id, size: 'M', quantity: 2 },
      { product: _id, size: 'S', quantity: 1 },
    ]);
    expect(lines).toEqual([
      expect.objectContaining({ size: 'M', quantity: 3, total: 300 }),
      expect.objectContaining({ size: 'S', quantity: 1, total: 100 }),
    ]);
  });

  it('knows a product by its id in capital letters, as the same one', async () => {
    const { _id } = await shop.addProduct({ price: 100 });
    const { lines } = await price([{ product: String(_id).toUpperCase() }, { product: _id }]);
    expect(lines).toEqual([expect.objectContaining({ product: String(_id), quantity: 2, total: 200 })]);
  });

  it('names every size with what is left of it, so that another can be chosen', async () => {
    const sizes = [
      { size: 'S', stock: 0 },
      { size: 'M', stock: 5 },
    ];
    const { _id } = await shop.addProduct({ sizes });
    expect((await price([{ product: _id, size: 'M' }])).lines[0]?.sizes).toEqual(sizes);
    const plain = await shop.addProduct();
    expect((await price([{ product: plain._id }])).lines[0]).not.toHaveProperty('sizes');
  });

  it('names what is short with what is left, and still counts its price', async () => {
    const { _id } = await shop.addProduct({ stock: 1, price: 100 });
    const quote = await price([{ product: _id, quantity: 3 }]);
    expect(quote.lines).toEqual([
      expect.objectContaining({ problem: 'OUT_OF_STOCK', stock: 1, quantity: 3 }),
    ]);
    expect(quote.items).toBe(300);
  });

  it.each([
    [
      'a size that is sold out',
      {
        sizes: [
          { size: 'M', stock: 0 },
          { size: 'L', stock: 3 },
        ],
      },
      'M',
    ],
    ['a size that it does not come in', { sizes: [{ size: 'L', stock: 3 }] }, 'M'],
    ['a size, where it comes in none', { stock: 3 }, 'M'],
  ])('names %s as out of stock', async (_what, product, size) => {
    const { _id } = await shop.addProduct(product);
    const { lines } = await price([{ product: _id, size }]);
    expect(lines).toEqual([expect.objectContaining({ size, stock: 0, problem: 'OUT_OF_STOCK' })]);
  });

  it('takes the size in stock where M is sold out and none was named', async () => {
    const { _id } = await shop.addProduct({
      sizes: [
        { size: 'S', stock: 0 },
        { size: 'M', stock: 0 },
        { size: 'L', stock: 3 },
      ],
    });
    const { lines } = await price([{ product: _id }]);
    expect(lines).toEqual([expect.objectContaining({ size: 'L', stock: 3 })]);
    expect(lines[0]).not.toHaveProperty('problem');
  });

  it('names what is off sale, with its name and price', async () => {
    const { _id } = await shop.addProduct({ name: 'Withdrawn', onSale: false, price: 100 });
    const { lines } = await price([{ product: _id }]);
    expect(lines).toEqual([
      expect.objectContaining({ name: 'Withdrawn', problem: 'UNAVAILABLE', stock: 0, total: 100 }),
    ]);
  });

  it('leaves what is off sale out of the sums', async () => {
    const { _id } = await shop.addProduct({ onSale: false, price: 100 });
    const sold = await shop.addProduct({ price: 300 });
    const { items, lines } = await price([{ product: _id }, { product: sold._id }]);
    expect(items).toBe(300);
    expect(lines.map(({ discount }) => discount)).toEqual([0, 0]);
  });

  it('counts nothing for a product that is gone, and tells nothing of drafts', async () => {
    const draft = await shop.addProduct({ name: 'Secret', status: 'draft' });
    const { lines, items } = await price([{ product: UNKNOWN }, { product: draft._id, quantity: 2 }]);
    expect(items).toBe(0);
    for (const line of lines)
      expect(line).toMatchObject({
        problem: 'UNAVAILABLE',
        price: 0,
        name: 'This product is no longer available',
      });
  });

  it('shows the first picture, and none of what has none', async () => {
    const images = ['front', 'back'].map((id) => ({ id, public_id: id, url: `/media/${id}.webp`, alt: id }));
    const [seen, unseen] = [await shop.addProduct({ images }), await shop.addProduct({ images: [] })];
    const { lines } = await price([{ product: seen._id }, { product: unseen._id }, { product: UNKNOWN }]);
    expect(lines.map(({ image }) => image)).toEqual(['/media/front.webp', '', '']);
  });

  it('has what a promo code takes off, and why one takes nothing', async () => {
    const { code } = await shop.addPromoCode({ reduction: { percent: 10 } });
    const { _id } = await shop.addProduct({ price: 500 });
    const asking = (asked: string) =>
      priceCart(shop.database, [{ product: String(_id), quantity: 2 }], 'standard', {
        promo: { code: asked, now: shop.now() },
      });
    expect(await asking(code)).toMatchObject({ items: 1000, discount: 100, total: 1180, promo: { code } });
    expect((await asking(code)).promo).toEqual({ code });
    expect((await asking(code)).lines).toEqual([expect.objectContaining({ discount: 100, total: 900 })]);
    const refused = await asking('NO-SUCH-CODE');
    expect(refused).toMatchObject({ items: 1000, discount: 0, total: 1280, promo: { code: 'NO-SUCH-CODE' } });
    expect(refused.promo?.refusal).toMatch(/\w/);
    expect(await price([{ product: _id }])).not.toHaveProperty('promo');
  });

  it('shows the MRP only where it is above the price', async () => {
    const below = await shop.addProduct({ price: 699, mrp: 1399 });
    const equal = await shop.addProduct({ price: 699, mrp: 699 });
    const { lines } = await price([{ product: below._id }, { product: equal._id }]);
    expect(lines[0]).toMatchObject({ mrp: 1399 });
    expect(lines[1]).not.toHaveProperty('mrp');
  });
});
