import type { StaffProduct } from '@e-store/shared/catalog/staff-product';
import type { ProductRecord } from '../product.model.ts';
import { toProduct } from '../to-product.ts';

export function toStaffProduct(record: ProductRecord): StaffProduct {
  const { mrp, cost, unassignedStock, status, version, updatedAt, updatedBy, sold } = record;
  return {
    ...toProduct(record),
    mrp,
    cost,
    ...(unassignedStock && { unassignedStock }),
    status,
    version,
    updatedAt: updatedAt.toISOString(),
    updatedBy,
    sold,
  };
}
