import type { Connection } from 'mongoose';
import { productSchema } from './product.model.ts';
import { stockMovementSchema } from './stock-movement.model.ts';

export function defineCatalogModels(connection: Connection) {
  return {
    products: connection.model('Product', productSchema),
    stockMovements: connection.model('StockMovement', stockMovementSchema),
  };
}
