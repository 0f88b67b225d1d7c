import type { Connection, Types } from 'mongoose';
import type { OpenSearchSettings } from '../../platform/config/config.ts';
import type { Context } from '../../platform/context.ts';
import { defineFeature } from '../../platform/feature.ts';
import { createResponseCache } from '../../platform/http/response-cache.ts';
import * as adjustStock from './admin/adjust-stock.ts';
import * as archiveProduct from './admin/archive-product.ts';
import * as categoryRoutes from './admin/categories.ts';
import * as changePrice from './admin/change-price.ts';
import * as editProduct from './admin/edit-product.ts';
import * as importProducts from './admin/import-products.ts';
import * as listStockMovements from './admin/list-stock-movements.ts';
import * as staffProduct from './admin/staff-product.ts';
import * as uploadPicture from './admin/upload-picture.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { startCategoryList, type CategoryList } from './category-list.ts';
import { categorySchema } from './category.model.ts';
import { countLowStock, countOutOfStock, countUnassignedStock } from './count-stock-work.ts';
import * as createProduct from './create-product.ts';
import { startEmbeddedIndex } from './embedded-index.ts';
import { createListedProducts, type ListedProducts } from './listed-products.ts';
import * as getProduct from './get-product.ts';
import * as getRelated from './get-related.ts';
import * as listProducts from './list-products.ts';
import { catalogMigrations } from './migrations.ts';
import { catalogSyncSchema } from './opensearch/catalog-sync.model.ts';
import { openSearchClient } from './opensearch/opensearch-client.ts';
import {
  createOpenSearchRequests,
  openSearchWords,
  startOpenSearchIndex,
} from './opensearch/opensearch-index.ts';
import { aliasOf } from './opensearch/reindex.ts';
import { syncProducts } from './opensearch/sync-products.ts';
import { productSchema } from './product.model.ts';
import { startProductSearch, type ProductSearch } from './search/product-search.ts';
import { startTextSearch } from './search/text-search.ts';
import { publishScheduledJob } from './publish-scheduled.ts';
import { catalogMails } from './rapid-selloff-mail.ts';
import { stockMovementSchema } from './stock-movement.model.ts';
import * as suggestProducts from './suggest-products.ts';
import { watchSelloffs } from './watch-selloffs.ts';

const defineModels = (connection: Connection) => ({
  categories: connection.model('Category', categorySchema),
  products: connection.model('Product', productSchema),
  stockMovements: connection.model('StockMovement', stockMovementSchema),
  catalogSyncs: connection.model('CatalogSync', catalogSyncSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
  interface Events {
    /** Emitted before the stock of a product is compared with its ledger. */
    'stock.compared': { product: Types.ObjectId };
  }
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
  routeModules: [
    listProducts,
    getProduct,
    suggestProducts,
    getRelated,
    createProduct,
    importProducts,
    staffProduct,
    listStockMovements,
    changePrice,
    editProduct,
    archiveProduct,
    adjustStock,
    categoryRoutes,
    uploadPicture,
  ],
  mails: catalogMails,
  jobs: [watchSelloffs, publishScheduledJob, syncProducts],
  migrations: catalogMigrations,
  work: {
    lowStock: countLowStock,
    outOfStock: countOutOfStock,
    unassignedStock: countUnassignedStock,
  },
  start: (context) => {
    const { database, log } = context;
    const categories = startCategoryList(database, log);
    const { search, catalogIndex, stop } = context.config.openSearch
      ? startOnOpenSearch(context, categories, context.config.openSearch)
      : startEmbedded(context, categories);
    return {
      services: {
        categories,
        search,
        catalogIndex,
        listedProducts: createListedProducts(database, catalogIndex),
        responseCache: createResponseCache(catalogIndex),
      },
      // All but searches and filters works without OpenSearch.
      ...(!context.config.openSearch && { loadedParts: { search, catalogIndex } }),
      stop: async () => {
        await search.stop();
        catalogIndex.stop();
        categories.stop();
        await stop();
      },
    };
  },
});

function startEmbedded(context: Context, categories: CategoryList) {
  const search = startTextSearch(context.database, context.log, categories);
  const catalogIndex = startEmbeddedIndex(context, categories, search);
  return { search, catalogIndex, stop: async () => {} };
}

function startOnOpenSearch(context: Context, categories: CategoryList, settings: OpenSearchSettings) {
  const client = openSearchClient(settings);
  const requests = createOpenSearchRequests(client, aliasOf(settings.prefix), context.metrics.searchFailures);
  const search = startProductSearch(context.database, context.log, categories, openSearchWords(requests));
  const catalogIndex = startOpenSearchIndex(context, categories, search, requests);
  return { search, catalogIndex, stop: async () => await (await client).close() };
}
