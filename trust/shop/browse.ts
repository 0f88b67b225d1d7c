import { createClient } from './client.ts';

export type Seen = { status: number; ms: number };

/** Somebody who looks around: the gallery, a product, what is like it, a search. Call after call, in turns. */
export function createBrowser(apiUrl: string, products: readonly string[]) {
  const call = createClient(apiUrl);
  const productAt = (turn: number) => products[Math.floor(turn / 4) % products.length];
  return async (turn: number): Promise<Seen> => {
    const paths = ['/products', `/product/${productAt(turn)}`, '/store', '/products?keyword=tee'];
    const { status, ms } = await call(paths[turn % paths.length] ?? '/products');
    return { status, ms };
  };
}
