import { expect, type APIRequestContext, type Page } from '@playwright/test';

export type ProductToBuy = { id: string; name: string; price: number; size: string };

type Found = { name: string; price: number; sizes: { size: string; stock: number }[] };

export async function findProductToBuy(page: Page, request: APIRequestContext): Promise<ProductToBuy> {
  const cards = page.getByRole('main').locator('article a[href^="/product/"]');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) {
    const path = (await card.getAttribute('href')) ?? '';
    const { name, price, sizes }: Found = await (await request.get(`/api/v1${path}`)).json();
    if (sizes.some(({ size, stock }) => size === 'L' && stock >= 4))
      return { id: path.split('/').at(-1) ?? '', name, price, size: 'L' };
  }
  throw new Error('None of the products on the page has four pieces in L.');
}
