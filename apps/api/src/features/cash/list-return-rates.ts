import {
  listReturnRates,
  type ReturnRate,
  type ReturnRateGroup,
} from '@e-store/shared/cash/return-rates-endpoints';
import { type FailureReason, NOT_REACHED_REASONS } from '@e-store/shared/orders/failed-delivery';
import type { PipelineStage } from 'mongoose';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';
import type { Database } from '../../platform/database/database.ts';
import { route } from '../../platform/http/route.ts';
import { findPlace } from '../delivery/find-place.ts';
import { listReturnCosts } from './return-costs.ts';

type Period = { from: string; to: string };
type Counted = Omit<ReturnRate, 'key'> & { _id: string };

export const listReturnRatesRoute = route(listReturnRates, async ({ query }, { database }) => {
  const { by, page, limit } = query;
  const [groups, methods, couriers] = await Promise.all([
    countParcels(database, query, by),
    countParcels(database, query, 'method'),
    listReturnCosts(database, query),
  ]);
  const rows = groups.slice((page - 1) * limit, page * limit).map(({ _id: key, label, ...parcels }) => ({
    key,
    label: by === 'zone' ? nameZone(key) : label,
    ...parcels,
  }));
  const sum = (name: Exclude<keyof Counted, '_id' | 'label'>) =>
    methods.reduce((total, method) => total + method[name], 0);
  const all = {
    shipped: sum('shipped'),
    failed: sum('failed'),
    refused: sum('refused'),
    notReached: sum('notReached'),
    returned: sum('returned'),
    returnCost: sum('returnCost'),
  };
  return { all, rows, couriers, total: groups.length, page, limit };
});

const shippedIn = (period: Period) => ({
  createdAt: toIndiaDateRange(period),
  'history.status': 'Shipped',
});

/** An erased order keeps three digits of its pincode, and so its zone. */
function nameZone(prefix: string): string {
  const place = findPlace(prefix);
  return place ? `${prefix} ${place.city}` : prefix;
}

const GROUPS: Record<ReturnRateGroup, { key: unknown; label: unknown }> = {
  zone: { key: { $substrCP: ['$shippingInfo.pincode', 0, 3] }, label: '' },
  product: { key: { $toString: '$orderItems.product' }, label: '$orderItems.name' },
  customer: {
    key: { $toString: '$user' },
    label: { $concat: ['$shippingInfo.firstName', ' ', '$shippingInfo.lastName'] },
  },
  method: { key: '$payment.method', label: '$payment.method' },
};

const countReasons = (reasons: readonly FailureReason[]) => ({
  $sum: { $cond: [{ $gt: [{ $size: { $setIntersection: ['$reasons', reasons] } }, 0] }, 1, 0] },
});

/** Most returned parcels first. Sizes of one product in an order count as one parcel. */
function countParcels({ orders }: Database, period: Period, by: ReturnRateGroup): Promise<Counted[]> {
  const { key, label } = GROUPS[by];
  const stages: PipelineStage[] = [
    { $match: shippedIn(period) },
    ...(by === 'product' ? [{ $unwind: '$orderItems' }] : []),
    {
      $group: {
        _id: { order: '$_id', key },
        at: { $first: '$createdAt' },
        label: { $first: label },
        failed: { $first: { $in: ['Delivery failed', '$history.status'] } },
        reasons: { $first: '$history.attempt.reason' },
        returnCost: { $first: { $ifNull: ['$returnCost', 0] } },
        returned: { $first: { $eq: ['$orderStatus', 'Returned to shop'] } },
      },
    },
    { $sort: { at: 1, '_id.order': 1 } },
    {
      $group: {
        _id: '$_id.key',
        label: { $last: '$label' },
        shipped: { $sum: 1 },
        failed: { $sum: { $cond: ['$failed', 1, 0] } },
        refused: countReasons(['refused']),
        notReached: countReasons(NOT_REACHED_REASONS),
        returnCost: { $sum: '$returnCost' },
        returned: { $sum: { $cond: ['$returned', 1, 0] } },
      },
    },
    { $sort: { returned: -1, failed: -1, shipped: -1, _id: 1 } },
  ];
  return orders.aggregate<Counted>(stages);
}
