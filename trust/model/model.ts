import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import type { Shopper } from '../shop/shopper.ts';
import type { Shop } from '../shop/start-shop.ts';
import type { ModelMoney } from './model-money.ts';

/** A simplified order with one line per product. */
export type ModelOrder = {
  id: string;
  /** Absent for a replacement, which no shopper sent. */
  key?: string;
  shopper: number;
  lines: ModelLine[];
  status: OrderStatus;
  /** Units of the first line: ever requested for return, and awaiting a decision. */
  returnRequested: number;
  pendingReturn: number;
  wantsExchange?: boolean;
  money: ModelMoney;
};

/** `product` is an index into the run's products. */
export type ModelLine = { product: number; quantity: number };

export type Model = { stock: number[]; carts: number[][]; orders: ModelOrder[] };

export type Real = { shop: Shop; shoppers: Shopper[]; products: string[] };

export const pick = <One>(all: readonly One[], randomIndex: number): One | undefined =>
  all[randomIndex % all.length];

export async function expectStateMatches(model: Model, { shop, shoppers, products }: Real): Promise<void> {
  const differences: string[] = [];
  const compare = (what: string, real: unknown, expected: unknown) => {
    if (real !== expected) differences.push(`${what}: ${String(real)} instead of ${String(expected)}`);
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
  expected: number,
): void {
  if (status !== expected)
    throw new Error(`${what}: ${status} instead of ${expected}: ${JSON.stringify(body)}`);
}
