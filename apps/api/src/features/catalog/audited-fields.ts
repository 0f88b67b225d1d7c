import type { ProductRecord } from './product.model.ts';

const NOT_DECIDED_BY_STAFF: ReadonlySet<string> = new Set<keyof ProductRecord>([
  '_id',
  'version',
  'updatedAt',
  'updatedBy',
  'createdAt',
  'publishedAt',
  'statusBefore',
  'discountPercent',
  'sold',
  'rating',
]);

/** Only fields that staff decide; not sales and computed fields. */
export function auditedFields(record: ProductRecord): Partial<ProductRecord> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !NOT_DECIDED_BY_STAFF.has(name)));
}
