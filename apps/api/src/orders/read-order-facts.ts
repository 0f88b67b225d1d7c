import { indiaDay, startOfDay } from '@e-store/shared/india-day';
import type { OrderStatus } from '@e-store/shared/orders/order-status';
import type { ClientSession, PipelineStage, Types } from 'mongoose';
import type { InCart } from '../cart/remove-ordered-lines.ts';
import type { Database } from '../database.ts';
import { UnauthenticatedError } from '../errors.ts';
import type { OrderDraft } from './draft-order.ts';

/** The parcel is still to come, and with it the cash. */
const OPEN: OrderStatus[] = [
  'Processing',
  'Confirmed',
  'Packed',
  'Shipped',
  'Out for delivery',
  'Delivery failed',
];

/** What an order is measured by beside itself: what is under way already, and what its buyer ordered today. */
export type Standing = {
  buyer: { email: string; emailProvenAt?: Date };
  /** Orders under way. */
  ofAccount: number;
  ofPhone: number;
  ofAddress: number;
  /** Those of the account on the day of the order, in India, that are not cancelled. */
  today: Pick<OrderDraft, 'orderItems'>[];
};

/** What an order must know of the shop, all as of one moment: that of its transaction. */
export type OrderFacts = {
  standing: Standing;
  /** What a piece costs the shop, by product; those of which nobody said so are missing. */
  costs: Map<string, number>;
  /** What is in the account's cart. */
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
 * All of it by one read of the order's transaction: on a slow line each trip to the database is felt.
 * @throws UnauthenticatedError when the account was erased since the order began: its erasure wrote the record of its
 *   turn, and came first
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
