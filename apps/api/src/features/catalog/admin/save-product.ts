import { discountPercent } from '@e-store/shared/catalog/price-rules';
import { pickDetails } from '@e-store/shared/catalog/product-details';
import type { ClientSession } from 'mongoose';
import { Types } from 'mongoose';
import type { Context } from '../../../platform/context.ts';
import { ConflictError, NotFoundError } from '../../../platform/errors/errors.ts';
import {
  type BulkChange,
  staffName,
  recordChange,
  type StaffRequest,
} from '../../../platform/audit/record-change.ts';
import { assertSkusFree } from '../create-product.ts';
import { throwOnDuplicateKey } from '../../../platform/database/update-with-version.ts';
import { auditedFields } from '../audited-fields.ts';
import type { ProductRecord } from '../product.model.ts';
import { type StockMovementRecord, toDeliveryNoteKey } from '../stock-movement.model.ts';

export type Movement = Pick<StockMovementRecord, 'delta' | 'from'> & { size?: string | undefined };

export type ProductChange = {
  set: Partial<ProductRecord>;
  movements?: readonly Movement[];
  why?: Pick<StockMovementRecord, 'cause' | 'note' | 'deliveryNote'>;
  bulk?: BulkChange | undefined;
};

type Decide = (now: ProductRecord, transaction: ClientSession) => ProductChange | Promise<ProductChange>;

/**
 * Saves product, stock movements and audit entry in one transaction. A per-product lock orders it with
 * checkouts. An empty change leaves the version alone.
 */
export async function saveProduct(
  { database, withLock, search, now }: Context,
  staff: StaffRequest,
  id: string,
  what: string,
  decide: Decide,
): Promise<ProductRecord> {
  const at = now();
  const write = async (transaction: ClientSession) => {
    const stored = await database.products.findById(id).session(transaction).lean();
    if (!stored) throw new NotFoundError('This product no longer exists.');
    const before = { ...stored, ...pickDetails(stored) };
    const { set, movements = [], why, bulk } = await decide(before, transaction);
    const moved = movements.filter(({ delta }) => delta !== 0);
    if (!isChange(before, set) && moved.length === 0) return before;
    const after: ProductRecord = {
      ...before,
      ...set,
      version: before.version + 1,
      updatedAt: at,
      updatedBy: staffName(staff),
    };
    after.discountPercent = discountPercent(after) ?? 0;
    if (after.status === 'published') after.publishedAt ??= at;
    const { sku, sizeSkus } = after;
    if (isChange(before, { sku, sizeSkus })) await assertSkusFree(database, after, transaction);
    await database.products.replaceOne({ _id: before._id }, withoutUndefined(after), {
      session: transaction,
    });
    const inserted = database.stockMovements.insertMany(
      moved.map(({ size, delta, from }) => ({
        _id: new Types.ObjectId(),
        product: before._id,
        ...(size !== undefined && { size }),
        delta,
        ...(from !== undefined && { from }),
        version: after.version,
        reason: 'adjustment' as const,
        ...why,
        ...(why?.deliveryNote && { deliveryNoteKey: toDeliveryNoteKey(why.deliveryNote) }),
        at,
      })),
      { session: transaction },
    );
    await inserted.catch(
      throwOnDuplicateKey(
        () => new ConflictError(`Units of delivery note ${why?.deliveryNote} were already received.`),
      ),
    );
    const subject = { kind: 'product', id, label: after.name };
    await recordChange(
      database,
      {
        staff,
        what,
        subject,
        before: auditedFields(before),
        after: { ...auditedFields(after), ...why },
        bulk,
        at,
      },
      transaction,
    );
    return after;
  };
  const saved = await withLock([id], () => database.connection.transaction(write));
  search.put(saved);
  return saved;
}

export const archivedMessage = (name: string) => `“${name}” is archived. Restore it before you edit it.`;

export function assertNotArchived({ status, name }: ProductRecord): void {
  if (status === 'archived') throw new ConflictError(archivedMessage(name));
}

const isChange = (before: ProductRecord, set: Partial<ProductRecord>) =>
  Object.entries(set).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ProductRecord]),
  );

const withoutUndefined = (record: ProductRecord): ProductRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as ProductRecord;
