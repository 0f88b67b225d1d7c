import type { Shopper } from '../shop/shopper.ts';
import type { Shop } from '../shop/start-shop.ts';

/** An order in the plainest words. All of them are of one line a product. */
export type ModelOrder = {
  id: string;
  key: string;
  shopper: number;
  lines: ModelLine[];
  status: string;
  /** Pieces of its first line: those that were ever asked back, and those that wait for a decision. */
  askedBack: number;
  waiting: number;
};

/** `product` is the number of one of the run's products. */
export type ModelLine = { product: number; quantity: number };

/** What a shop is: pieces on shelves, carts, and orders. By product; by shopper and product. */
export type Model = { stock: number[]; carts: number[][]; orders: ModelOrder[] };

/** The shop that is compared with it; products of the run by their number. */
export type Real = { shop: Shop; shoppers: Shopper[]; products: string[] };

/** Number of anything, whatever random number was drawn; `undefined` when there is none yet. */
export const pick = <One>(all: readonly One[], drawn: number): One | undefined => all[drawn % all.length];

/** Everything that the shop knows, compared with everything that the model knows. */
export async function expectSame(model: Model, { shop, shoppers, products }: Real): Promise<void> {
  const differences: string[] = [];
  const compare = (what: string, real: unknown, wanted: unknown) => {
    if (real !== wanted) differences.push(`${what}: ${String(real)} instead of ${String(wanted)}`);
  };
  for (const [number, product] of products.entries())
    compare(`stock of ${number}`, await shop.staff.stockOf(product), model.stock[number]);
  for (const [number, shopper] of shoppers.entries()) {
    const cart = await shopper.cart();
    for (const [index, product] of products.entries())
      compare(
        `cart of ${number}, product ${index}`,
        cart.get(product) ?? 0,
        model.carts[number]?.[index] ?? 0,
      );
  }
  for (const { id, status, shopper } of model.orders)
    compare(`order ${id}`, (await shoppers[shopper]?.find(id))?.body.orderStatus, status);
  if (differences.length > 0) throw new Error(differences.join('\n'));
}

export function expectStatus(
  what: string,
  { status, body }: { status: number; body: unknown },
  wanted: number,
): void {
  if (status !== wanted) throw new Error(`${what}: ${status} instead of ${wanted}: ${JSON.stringify(body)}`);
}
