import { selectProduct } from '../features/catalog/product-details.slice.ts';
import { galleryName } from '../features/catalog/gallery-title.ts';
import { readGalleryUrl } from '../features/catalog/gallery-url.ts';
import { selectProductList } from '../features/catalog/products.slice.ts';
import {
  selectCategoryNames,
  selectCharges,
  selectClaims,
  selectContact,
} from '../features/store/store.slice.ts';
import { faq } from '../messages/en/articles/faq.ts';
import { promisesOf } from '../messages/en/store/promises.ts';
import { paths } from '@e-store/shared/web-paths';
import { breadcrumbData } from './breadcrumb-data.ts';
import { isFilteredList } from './is-filtered-list.ts';
import { productData } from './product-data.ts';
import { questionsData } from './questions-data.ts';
import type { RenderedPage } from './rendered-page.ts';
import { shopData } from './shop-data.ts';

export type JsonLd = Record<string, unknown>;

/** schema.org data of a page; contains only what the page shows. */
export function structuredData(rendered: RenderedPage): JsonLd[] {
  const { origin, page, state, keyword, url } = rendered;
  const contact = selectContact(state);
  const charges = selectCharges(state);
  const promises = promisesOf(charges, selectClaims(state));
  switch (page) {
    case 'shop/home':
      return shopData(origin, contact);
    case 'shop/product': {
      const product = selectProduct(state);
      const categories = selectCategoryNames(state) ?? [];
      return product ? productData(product, { categories, charges, promises }, origin) : [];
    }
    case 'shop/gallery':
      if (isFilteredList(rendered)) return [];
      return [
        breadcrumbData(origin, [
          {
            name: galleryName(
              readGalleryUrl(keyword, url.searchParams),
              selectProductList(state)?.facets?.category,
            ),
            path: paths.gallery() + url.search,
          },
        ]),
      ];
    case 'shop/faq':
      return [questionsData(faq({ promises, charges, contact: contact ?? {} }), origin)];
    default:
      return [];
  }
}
