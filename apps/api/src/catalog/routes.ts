import type { Route } from '../http/route.ts';
import { createProductRoute } from './create-product.ts';
import { getProductRoute } from './get-product.ts';
import { listProductsByIdRoute } from './list-products-by-id.ts';
import { getRelatedRoute } from './get-related.ts';
import { listProductEntriesRoute } from './list-product-entries.ts';
import { listProductsRoute } from './list-products.ts';
import { adjustStockRoute } from './staff/adjust-stock.ts';
import { archiveProductRoute, restoreProductRoute } from './staff/archive-product.ts';
import {
  addCategoryRoute,
  deleteCategoryRoute,
  listCategoriesRoute,
  renameCategoryRoute,
} from './staff/categories.ts';
import { changeManyProductsRoute } from './staff/change-many-products.ts';
import { putPricesBackRoute } from './staff/put-prices-back.ts';
import { changePriceRoute } from './staff/change-price.ts';
import { editProductRoute } from './staff/edit-product.ts';
import { getStaffProductRoute } from './staff/get-staff-product.ts';
import { listStaffProductsRoute } from './staff/list-staff-products.ts';
import { suggestProductsRoute } from './suggest-products.ts';

export const catalogRoutes: Route[] = [
  listProductsRoute,
  listProductsByIdRoute,
  suggestProductsRoute,
  listProductEntriesRoute,
  getProductRoute,
  getRelatedRoute,
  createProductRoute,
  listStaffProductsRoute,
  changeManyProductsRoute,
  putPricesBackRoute,
  getStaffProductRoute,
  editProductRoute,
  archiveProductRoute,
  restoreProductRoute,
  changePriceRoute,
  adjustStockRoute,
  listCategoriesRoute,
  addCategoryRoute,
  renameCategoryRoute,
  deleteCategoryRoute,
];
