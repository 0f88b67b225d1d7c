import type { APIRequestContext } from '@playwright/test';

type Found = { _id: string; name: string; images: unknown[] };

/** With four pictures and in stock. */
export async function findShopProduct(request: APIRequestContext): Promise<Found> {
  const answer = await request.get('/api/v1/products?category=T-Shirt&inStock=true&limit=27');
  const { product }: { product: Found[] } = await answer.json();
  const found = product.find(({ images }) => images.length === 4);
  if (!found) throw new Error('The demo catalogue has no T-Shirt with four pictures in stock.');
  return found;
}
