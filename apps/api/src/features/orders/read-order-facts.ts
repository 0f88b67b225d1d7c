import { indiaDay, startOfDay } from '@e-store/shared/india-day';
import { isOpen, ORDER_STATUSES } from '@e-store/shared/orders/order-lifecycle';
import type { ClientSession, PipelineStage, Types } from 'mongoose';
import type { CartLineRecords } from '../cart/remove-ordered-lines.ts';
import type { Database } from '../../platform/database/database.ts';
import { UnauthenticatedError } from '../../platform/errors/errors.ts';
import type { OrderDraft } from './draft-order.ts';

const OPEN = ORDER_STATUSES.filter(isOpen);

/** Open orders and today's orders of the buyer, for the order limits. */
export type OpenOrderStats = {
  buyer: { email: string; emailProvenAt?: Date };
  ofAccount: number;
  ofPhone: number;
  ofAddress: number;
  today: Pick<OrderDraft, 'orderItems'>[];
};

export type OrderFacts = {
  openOrderStats: OpenOrderStats;
  costs: Map<string, number>;
  inCart: CartLineRecords;
};

type CountRows = { count: number }[];
type OrderFactsRow = OpenOrderStats['buyer'] & {
  ofAccount: CountRows;
  ofPhone: CountRows;
  ofAddress: CountRows;
  today: OpenOrderStats['today'];
  products: { _id: Types.ObjectId; cost?: number }[];
  carts: { lines: CartLineRecords }[];
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
  const lookupOrders = (as: string, ...pipeline: PipelineStage.Lookup['$lookup']['pipeline'] & {}) => ({
    $lookup: { from: orders.collection.name, as, pipeline },
  });
  const lookupOpenOrders = (as: string, whose: object) =>
    lookupOrders(as, { $match: { ...whose, orderStatus: { $in: OPEN } } }, { $count: 'count' });
  const midnight = startOfDay(indiaDay(createdAt));
  const [found] = await users
    .aggregate<OrderFactsRow>([
      { $match: { _id: user } },
      { $project: { email: 1, emailProvenAt: 1 } },
      lookupOpenOrders('ofAccount', { user }),
      lookupOpenOrders('ofPhone', { 'shippingInfo.phoneNo': shippingInfo.phoneNo }),
      lookupOpenOrders('ofAddress', { addressKey }),
      lookupOrders(
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
  const readCount = ([counted]: CountRows) => counted?.count ?? 0;
  return {
    openOrderStats: {
      buyer,
      ofAccount: readCount(ofAccount),
      ofPhone: readCount(ofPhone),
      ofAddress: readCount(ofAddress),
      today,
    },
    costs: new Map(bought.flatMap(({ _id, cost }) => (cost === undefined ? [] : [[String(_id), cost]]))),
    inCart: own.flatMap(({ lines }) => lines),
  };
}
