import { expect, type APIRequest, type APIRequestContext } from '@playwright/test';
import { PICTURE } from '../picture-elsewhere.ts';
import { ADMIN } from '../shop.ts';

const stockedProducts: string[] = [];

export async function stockProduct(request: APIRequestContext) {
  expect((await request.post('/api/v1/login', { data: ADMIN })).status()).toBe(200);
  const name = `Plain tee ${Date.now().toString(36)}`;
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
  stockedProducts.push(String(_id));
  return { product: String(_id), name, price: Number(price), image, stock: 1000, quantity: 1 };
}

/** Their sales would lead the lists of later journeys. */
export async function archiveStocked(requests: APIRequest, baseURL: string): Promise<void> {
  if (stockedProducts.length === 0) return;
  const request = await requests.newContext({ baseURL });
  expect((await request.post('/api/v1/login', { data: ADMIN })).status()).toBe(200);
  for (const product of stockedProducts.splice(0))
    expect((await request.delete(`/api/v1/admin/products/${product}`)).status()).toBe(200);
  await request.dispose();
}
