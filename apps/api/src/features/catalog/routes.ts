import type { Route } from '../../platform/http/route.ts';
import { createProductRoute } from './create-product.ts';
import { getProductRoute } from './get-product.ts';
import { listProductsByIdRoute } from './list-products-by-id.ts';
import { getRelatedRoute } from './get-related.ts';
import { listProductEntriesRoute } from './list-product-entries.ts';
import { listProductsRoute } from './list-products.ts';
import { adjustStockRoute } from './admin/adjust-stock.ts';
import { archiveProductRoute, restoreProductRoute } from './admin/archive-product.ts';
import {
  addCategoryRoute,
  deleteCategoryRoute,
  listCategoriesRoute,
  renameCategoryRoute,
} from './admin/categories.ts';
import { changeManyProductsRoute } from './admin/change-many-products.ts';
import { putPricesBackRoute } from './admin/put-prices-back.ts';
import { changePriceRoute } from './admin/change-price.ts';
import { editProductRoute } from './admin/edit-product.ts';
import { getStaffProductRoute } from './admin/get-staff-product.ts';
import { listStaffProductsRoute } from './admin/list-staff-products.ts';
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
