import type { Page } from '@playwright/test';

type Listed = {
  _id: string;
  name: string;
  price: number;
  images: { url: string }[];
  sizes: { size: string; stock: number }[];
};
export type CartLine = { product: string; name: string; price: number; size: string; quantity: number };

export async function fillCart(page: Page, count = 2): Promise<CartLine[]> {
  const answer = await page.request.get('/api/v1/products', { params: { inStock: 'true', limit: '27' } });
  const { product: found }: { product: Listed[] } = await answer.json();
  const lines = found.flatMap(({ _id, name, price, images, sizes }) => {
    const size = sizes.find(({ stock }) => stock >= 5);
    return size ? [{ product: _id, name, price, image: images[0]?.url ?? '', ...size, quantity: 1 }] : [];
  });
  const filled = lines.slice(0, count);
  await page.addInitScript((cart) => {
    // Once: later pages keep their own cart changes.
    if (sessionStorage.getItem('filled')) return;
    sessionStorage.setItem('filled', 'yes');
    localStorage.setItem('cartItems', cart);
  }, JSON.stringify(filled));
  return filled;
}
