import { expect, type APIRequestContext } from '@playwright/test';

export type ProductToBuy = { id: string; name: string; price: number; size: string };

type Found = {
  product: { _id: string; name: string; price: number; sizes: { size: string; stock: number }[] }[];
};

/**
 * A product on the first page of what a search finds that has two pieces in a size which is not preselected, so that a
 * journey that chooses a size chooses something.
 */
export async function findProductToBuy(
  request: APIRequestContext,
  url: string,
  words: string,
): Promise<ProductToBuy> {
  const answer = await request.get(`${url}/api/v1/products`, { params: { keyword: words } });
  expect(answer.status()).toBe(200);
  const { product: found }: Found = await answer.json();
  for (const { _id, name, price, sizes } of found) {
    const size = sizes.find((one) => one.size === 'L' && one.stock >= 4)?.size;
    if (size) return { id: _id, name, price, size };
  }
  throw new Error(`Nothing found for "${words}" has four pieces in L.`);
}
