import { createClient } from './client.ts';

export type BrowseResult = { status: number; ms: number };

export function createBrowser(apiUrl: string, products: readonly string[]) {
  const call = createClient(apiUrl);
  const productAt = (turn: number) => products[Math.floor(turn / 4) % products.length];
  return async (turn: number): Promise<BrowseResult> => {
    const paths = ['/products', `/product/${productAt(turn)}`, '/store', '/products?keyword=tee'];
    const { status, ms } = await call(paths[turn % paths.length] ?? '/products');
    return { status, ms };
  };
}
