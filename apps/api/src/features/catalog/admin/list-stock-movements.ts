import { listStockMovements, type StockMovement } from '@e-store/shared/catalog/stock-history-endpoints';
import { canUseSection } from '@e-store/shared/staff/sections';
import { trusted, type Types } from 'mongoose';
import { readPage } from '../../../platform/database/read-page.ts';
import type { Database } from '../../../platform/database/database.ts';
import { NotFoundError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { StockMovementRecord } from '../stock-movement.model.ts';

const LATEST_FIRST = { at: -1, _id: -1 } as const;

export const listStockMovementsRoute = route(
  listStockMovements,
  async ({ params, query: { page, limit }, session }, { database }) => {
    const product = await database.products.findById(params.id, { name: 1, stock: 1 }).lean();
    if (!product) throw new NotFoundError('This product no longer exists.');
    const filter = { product: product._id };
    const total = await database.stockMovements.countDocuments(filter);
    const records = await readPage({ page, limit, total, sort: LATEST_FIRST }, (part) =>
      database.stockMovements.find(filter).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
    );
    const staff = await readStaff(database, product._id, records);
    const canSeeOrders = canUseSection(session.user.role, 'orders');
    return {
      product: { _id: String(product._id), name: product.name, stock: product.stock },
      movements: records.map((record) => toMovement(record, { staff, canSeeOrders })),
      total,
      page,
      limit,
    };
  },
);

const isByStaff = ({ reason }: Pick<StockMovementRecord, 'reason'>) =>
  reason === 'adjustment' || reason === 'initial';

/** Names by moment: an adjustment and its audit entry have the same. */
async function readStaff(
  { auditEntries }: Database,
  product: Types.ObjectId,
  records: readonly StockMovementRecord[],
): Promise<ReadonlyMap<number, string>> {
  const moments = records.filter(isByStaff).map(({ at }) => at);
  if (moments.length === 0) return new Map();
  const entries = await auditEntries
    .find(
      { 'subject.kind': 'product', 'subject.id': String(product), at: trusted({ $in: moments }) },
      { at: 1, name: 1 },
    )
    .lean();
  return new Map(entries.map(({ at, name }) => [at.getTime(), name]));
}

function toMovement(
  { _id, at, size, delta, reason, cause, isReversal, note, deliveryNote, order }: StockMovementRecord,
  { staff, canSeeOrders }: { staff: ReadonlyMap<number, string>; canSeeOrders: boolean },
): StockMovement {
  const by = isByStaff({ reason }) ? staff.get(at.getTime()) : undefined;
  return {
    _id: String(_id),
    at: at.toISOString(),
    units: delta,
    reason,
    ...(size !== undefined && { size }),
    ...(cause && { cause }),
    ...(isReversal && { isReversal }),
    ...(note && { note }),
    ...(deliveryNote && { deliveryNote }),
    ...(by && { by }),
    ...(order && canSeeOrders && { order: String(order) }),
  };
}
