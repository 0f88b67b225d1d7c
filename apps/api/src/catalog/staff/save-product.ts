import { discountPercent } from '@e-store/shared/catalog/discount';
import type { ClientSession } from 'mongoose';
import { Types } from 'mongoose';
import type { Context } from '../../context.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { type BulkChange, nameOf, recordChange, type StaffRequest } from '../../staff/record-change.ts';
import { auditedFields } from '../audited-fields.ts';
import type { ProductRecord } from '../product.model.ts';
import type { StockMovementRecord } from '../stock-movement.model.ts';

/** A line of the stock ledger before it knows its product and its hour. */
export type Movement = Pick<StockMovementRecord, 'delta' | 'from'> & { size?: string | undefined };

export type ProductChange = {
  set: Partial<ProductRecord>;
  movements?: readonly Movement[];
  /** Why pieces came or went. */
  why?: Pick<StockMovementRecord, 'cause' | 'note'>;
  /** The change of many products that it is a part of. */
  bulk?: BulkChange | undefined;
};

/** Looks at the product as it is now and says what is to be changed, or throws why it may not be. */
type Decide = (now: ProductRecord, transaction: ClientSession) => ProductChange | Promise<ProductChange>;

/**
 * The one way in which staff change a product. It is read, judged and written in one transaction, with its stock
 * movements and its line in the audit trail. It takes its turn among the orders of the product; whoever changes it in
 * another process at the same moment makes the transaction begin again from what is there then. What changes nothing
 * leaves its version alone.
 */
export async function saveProduct(
  { database, inTurn, search, now }: Context,
  staff: StaffRequest,
  id: string,
  /** `product.priced`: what the audit trail calls it. */
  what: string,
  decide: Decide,
): Promise<ProductRecord> {
  const at = now();
  const write = async (transaction: ClientSession) => {
    const before = await database.products.findById(id).session(transaction).lean();
    if (!before) throw new NotFoundError('This product no longer exists.');
    const { set, movements = [], why, bulk } = await decide(before, transaction);
    const moved = movements.filter(({ delta }) => delta !== 0);
    if (!isChange(before, set) && moved.length === 0) return before;
    const after: ProductRecord = {
      ...before,
      ...set,
      version: before.version + 1,
      updatedAt: at,
      updatedBy: nameOf(staff),
    };
    after.discountPercent = discountPercent(after) ?? 0;
    await database.products.replaceOne({ _id: before._id }, withoutUndefined(after), {
      session: transaction,
    });
    await database.stockMovements.insertMany(
      moved.map(({ size, delta, from }) => ({
        _id: new Types.ObjectId(),
        product: before._id,
        ...(size !== undefined && { size }),
        delta,
        ...(from !== undefined && { from }),
        version: after.version,
        reason: 'adjustment' as const,
        ...why,
        at,
      })),
      { session: transaction },
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
  const saved = await inTurn([id], () => database.connection.transaction(write));
  search.put(saved);
  return saved;
}

/** Archived products are put back before anything else is done to them. */
export function assertNotArchived({ status, name }: ProductRecord): void {
  if (status === 'archived')
    throw new ConflictError('CONFLICT', `“${name}” is archived. Restore it before you edit it.`);
}

const isChange = (before: ProductRecord, set: Partial<ProductRecord>) =>
  Object.entries(set).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ProductRecord]),
  );

const withoutUndefined = (record: ProductRecord): ProductRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as ProductRecord;
