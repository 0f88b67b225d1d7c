import { expect, type APIRequestContext } from '@playwright/test';
import { PICTURE } from '../picture-elsewhere.ts';
import { ADMIN } from '../shop.ts';

/** A line for the cart, of a garment of its own with pieces enough for many orders. */
export async function stockProduct(request: APIRequestContext) {
  expect((await request.post('/api/v1/login', { data: ADMIN })).status()).toBe(200);
  const name = `Plain tee ${Date.now()}`;
  const image = PICTURE;
  const answer = await request.post('/api/v1/admin/product/new', {
    data: {
      name,
      descreption: 'A plain tee.', // (sic) spec §3
      brand: 'Saanjh',
      price: 499,
      stock: 1000,
      category: 'T-Shirt',
      images: [{ public_id: 'plain', url: image }],
    },
  });
  expect(answer.status()).toBe(201);
  const { _id, price } = await answer.json();
  return { product: String(_id), name, price: Number(price), image, stock: 1000, quantity: 1 };
}
