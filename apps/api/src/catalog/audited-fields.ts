import type { ProductRecord } from './product.model.ts';

const NOT_DECIDED_BY_STAFF: ReadonlySet<string> = new Set<keyof ProductRecord>([
  '_id',
  'version',
  'updatedAt',
  'updatedBy',
  'createdAt',
  'statusBefore',
  'discountPercent',
  'sold',
  'rating',
]);

/** What the audit trail keeps of a product: what staff decide, neither what shoppers cause nor what is reckoned. */
export function auditedFields(record: ProductRecord): Partial<ProductRecord> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !NOT_DECIDED_BY_STAFF.has(name)));
}
