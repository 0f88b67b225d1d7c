import type { Connection } from 'mongoose';
import { categorySchema } from './category.model.ts';
import { productSchema } from './product.model.ts';
import { stockMovementSchema } from './stock-movement.model.ts';

export function defineCatalogModels(connection: Connection) {
  return {
    categories: connection.model('Category', categorySchema),
    products: connection.model('Product', productSchema),
    stockMovements: connection.model('StockMovement', stockMovementSchema),
  };
}
