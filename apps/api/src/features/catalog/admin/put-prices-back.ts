import { revertPrices } from '@e-store/shared/catalog/staff-endpoints';
import { formatRupees } from '@e-store/shared/money';
import { trusted } from 'mongoose';
import { ConflictError, NotFoundError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { ProductRecord } from '../product.model.ts';
import { changeEachProduct, toBulkChange } from './change-many-products.ts';
import { assertWithinMrp } from './change-price.ts';
import { assertNotArchived, type ProductChange, saveProduct } from './save-product.ts';

const PRICE_EVENTS = ['product.priced', 'product.pricePutBack'];

/**
 * Restores the prices before an audit entry, as a new change with its own entry. Products whose price changed
 * since are skipped.
 */
export const putPricesBackRoute = route(revertPrices, async (input, context) => {
  const { auditEntries } = context.database;
  const entry = await auditEntries
    .findOne({ _id: input.body.entry, what: trusted({ $in: PRICE_EVENTS }) })
    .lean();
  if (!entry) throw new NotFoundError('This price change was not found.');
  const parts = await auditEntries.find({ bulk: entry._id }).sort({ _id: 1 }).lean();
  const changes = new Map((parts.length > 0 ? parts : [entry]).map((part) => [part.subject.id, part]));
  const bulk = toBulkChange(changes.size, {});
  const results = await changeEachProduct(context, [...changes.keys()], (id) =>
    saveProduct(context, input, id, 'product.pricePutBack', (now) => ({
      ...restorePrice(now, changes.get(id)),
      bulk,
    })),
  );
  return {
    results: results.map((result) => ({ ...result, name: changes.get(result.id)?.subject.label ?? '' })),
  };
});

type PriceEntry = { before: Record<string, unknown>; after: Record<string, unknown> };

function restorePrice(now: ProductRecord, change: PriceEntry | undefined): ProductChange {
  const [from, to] = [Number(change?.after['price']), Number(change?.before['price'])];
  assertNotArchived(now);
  if (now.price !== from && now.price !== to)
    throw new ConflictError('CHANGED_MEANWHILE', `The price is now ${formatRupees(now.price)}.`);
  assertWithinMrp(now, to, 'entry');
  return { set: { price: to } };
}
