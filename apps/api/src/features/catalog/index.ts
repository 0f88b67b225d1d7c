import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { adjustStockRoute } from './admin/adjust-stock.ts';
import { archiveProductRoute, restoreProductRoute } from './admin/archive-product.ts';
import {
  addCategoryRoute,
  deleteCategoryRoute,
  listCategoriesRoute,
  renameCategoryRoute,
} from './admin/categories.ts';
import { bulkChangeProductsRoute, changePriceRoute, revertPricesRoute } from './admin/change-price.ts';
import { editProductRoute } from './admin/edit-product.ts';
import { getStaffProductRoute, listStaffProductsRoute } from './admin/staff-product.ts';
import { uploadPictureRoute } from './admin/upload-picture.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { startCategoryList, type CategoryList } from './category-list.ts';
import { categorySchema } from './category.model.ts';
import { countLowStock, countUnassignedStock } from './count-stock-work.ts';
import { createProductRoute } from './create-product.ts';
import { startEmbeddedIndex } from './embedded-index.ts';
import { createListedProducts, type ListedProducts } from './listed-products.ts';
import { getProductRoute, listProductEntriesRoute, listProductsByIdRoute } from './get-product.ts';
import { getRelatedRoute } from './get-related.ts';
import { listProductsRoute } from './list-products.ts';
import { catalogMigrations } from './migrations.ts';
import { productSchema } from './product.model.ts';
import { createResponseCache } from './response-cache.ts';
import { startProductSearch, type ProductSearch } from './search/product-search.ts';
import { catalogMails } from './stock-alarm-mail.ts';
import { stockMovementSchema } from './stock-movement.model.ts';
import { suggestProductsRoute } from './suggest-products.ts';
import { watchSelloffs } from './watch-selloffs.ts';

const defineModels = (connection: Connection) => ({
  categories: connection.model('Category', categorySchema),
  products: connection.model('Product', productSchema),
  stockMovements: connection.model('StockMovement', stockMovementSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}
declare module '../../platform/outbox/outbox-mail.model.ts' {
  interface MailKinds extends Record<keyof typeof catalogMails, true> {}
}
declare module '../../platform/context.ts' {
  interface Services {
    categories: CategoryList;
    search: ProductSearch;
    catalogIndex: CatalogIndex;
    listedProducts: ListedProducts;
  }
}

export const catalog = defineFeature({
  defineModels,
  routes: [
    listProductsRoute,
    listProductsByIdRoute,
    suggestProductsRoute,
    listProductEntriesRoute,
    getProductRoute,
    getRelatedRoute,
    createProductRoute,
    listStaffProductsRoute,
    bulkChangeProductsRoute,
    revertPricesRoute,
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
    uploadPictureRoute,
  ],
  mails: catalogMails,
  jobs: [watchSelloffs],
  migrations: catalogMigrations,
  work: {
    lowStock: countLowStock,
    unassignedStock: countUnassignedStock,
  },
  start: (context) => {
    const { database, log } = context;
    const categories = startCategoryList(database, log);
    const search = startProductSearch(database, log, categories);
    const catalogIndex = startEmbeddedIndex(context, categories, search);
    return {
      services: {
        categories,
        search,
        catalogIndex,
        listedProducts: createListedProducts(database, catalogIndex),
        responseCache: createResponseCache(catalogIndex),
      },
      loadedParts: { search, catalogIndex },
      stop: async () => {
        await search.stop();
        catalogIndex.stop();
        categories.stop();
      },
    };
  },
});
