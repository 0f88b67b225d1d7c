import type { Route } from '../http/route.ts';
import { createProductRoute } from './create-product.ts';
import { getProductRoute } from './get-product.ts';
import { listProductsByIdRoute } from './list-products-by-id.ts';
import { getRelatedRoute } from './get-related.ts';
import { listProductEntriesRoute } from './list-product-entries.ts';
import { listProductsRoute } from './list-products.ts';
import { suggestProductsRoute } from './suggest-products.ts';

export const catalogRoutes: Route[] = [
  listProductsRoute,
  listProductsByIdRoute,
  suggestProductsRoute,
  listProductEntriesRoute,
  getProductRoute,
  getRelatedRoute,
  createProductRoute,
];
