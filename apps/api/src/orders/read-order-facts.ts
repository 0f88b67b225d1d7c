import { indiaDay, startOfDay } from '@e-store/shared/india-day';
import type { OrderStatus } from '@e-store/shared/orders/order-status';
import type { ClientSession, PipelineStage, Types } from 'mongoose';
import type { InCart } from '../cart/remove-ordered-lines.ts';
import type { Database } from '../database.ts';
import { UnauthenticatedError } from '../errors.ts';
import type { OrderDraft } from './draft-order.ts';

const OPEN: OrderStatus[] = [
  'Processing',
  'Confirmed',
  'Packed',
  'Shipped',
  'Out for delivery',
  'Delivery failed',
];

/** Open orders and today's orders of the buyer, for the order limits. */
export type Standing = {
  buyer: { email: string; emailProvenAt?: Date };
  ofAccount: number;
  ofPhone: number;
  ofAddress: number;
  today: Pick<OrderDraft, 'orderItems'>[];
};

export type OrderFacts = {
  standing: Standing;
  costs: Map<string, number>;
  inCart: InCart;
};

type Counted = { count: number }[];
type Found = Standing['buyer'] & {
  ofAccount: Counted;
  ofPhone: Counted;
  ofAddress: Counted;
  today: Standing['today'];
  products: { _id: Types.ObjectId; cost?: number }[];
  carts: { lines: InCart }[];
};

/**
 * Reads all facts in one round trip within the order's transaction.
 * @throws UnauthenticatedError when the account was erased concurrently; its erasure takes the same lock
 */
export async function readOrderFacts(
  { users, orders, products, carts }: Pick<Database, 'users' | 'orders' | 'products' | 'carts'>,
  { user, shippingInfo, addressKey, createdAt, orderItems }: OrderDraft,
  session: ClientSession,
): Promise<OrderFacts> {
  const ofOrders = (as: string, ...pipeline: PipelineStage.Lookup['$lookup']['pipeline'] & {}) => ({
    $lookup: { from: orders.collection.name, as, pipeline },
  });
  const open = (as: string, whose: object) =>
    ofOrders(as, { $match: { ...whose, orderStatus: { $in: OPEN } } }, { $count: 'count' });
  const midnight = startOfDay(indiaDay(createdAt));
  const [found] = await users
    .aggregate<Found>([
      { $match: { _id: user } },
      { $project: { email: 1, emailProvenAt: 1 } },
      open('ofAccount', { user }),
      open('ofPhone', { 'shippingInfo.phoneNo': shippingInfo.phoneNo }),
      open('ofAddress', { addressKey }),
      ofOrders(
        'today',
        { $match: { user, createdAt: { $gte: midnight }, orderStatus: { $ne: 'Cancelled' } } },
        { $project: { orderItems: { product: 1, quantity: 1 } } },
      ),
      {
        $lookup: {
          from: products.collection.name,
          as: 'products',
          pipeline: [
            { $match: { _id: { $in: orderItems.map(({ product }) => product) } } },
            { $project: { cost: 1 } },
          ],
        },
      },
      { $lookup: { from: carts.collection.name, as: 'carts', localField: '_id', foreignField: '_id' } },
    ])
    .session(session);
  if (!found) throw new UnauthenticatedError();
  const { ofAccount, ofPhone, ofAddress, today, products: bought, carts: own, ...buyer } = found;
  const countOf = ([counted]: Counted) => counted?.count ?? 0;
  return {
    standing: {
      buyer,
      ofAccount: countOf(ofAccount),
      ofPhone: countOf(ofPhone),
      ofAddress: countOf(ofAddress),
      today,
    },
    costs: new Map(bought.flatMap(({ _id, cost }) => (cost === undefined ? [] : [[String(_id), cost]]))),
    inCart: own.flatMap(({ lines }) => lines),
  };
}
