import type { Types } from 'mongoose';
import type { ProductRecord } from '../../../features/catalog/product.model.ts';
import type { StockMovementRecord } from '../../../features/catalog/stock-movement.model.ts';
import type { Migration } from './migration.ts';

/**
 * Moves units without a size, of products with sizes, to `unassignedStock`, where staff assign them. `stock`
 * equals the sum over sizes again.
 */
export const unassignedStock: Migration = {
  name: '087-unassigned-stock',
  up: async (connection) => {
    const products = connection.collection<ProductRecord>('products');
    const unsized = connection
      .collection<StockMovementRecord>('stockMovements')
      .aggregate<{ _id: Types.ObjectId; sum: number }>([
        { $match: { size: { $exists: false } } },
        { $group: { _id: '$product', sum: { $sum: '$delta' } } },
        { $match: { sum: { $gt: 0 } } },
      ]);
    for await (const { _id, sum } of unsized)
      await products.updateOne({ _id, 'sizes.0': { $exists: true }, unassignedStock: { $exists: false } }, [
        { $set: { unassignedStock: sum, stock: { $sum: '$sizes.stock' } } },
      ]);
    await products.createIndex({ unassignedStock: 1 }, { sparse: true });
  },
};
