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
import { isFilteredList, type RenderedPage } from './is-filtered-list.ts';
import { productData } from './product-data.ts';
import type { Article, Text } from '../messages/en/articles/article.ts';
import type { StoreContact } from '@e-store/shared/store/endpoints';

const plain = (words: Text): string =>
  typeof words === 'string'
    ? words
    : words.map((word) => (typeof word === 'string' ? word : word.text)).join('');

function questionsData({ sections }: Article, origin: string): JsonLd {
  const parts = sections.flatMap((section) => section.parts);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: `${origin}/faq`,
    mainEntity: parts
      .flatMap((part) => (part.kind === 'questions' ? part.questions : []))
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
      })),
  };
}

export type JsonLd = Record<string, unknown>;

/** schema.org data; only what the page shows. */
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

function shopData(origin: string, contact: StoreContact | null): JsonLd[] {
  const id = `${origin}/#shop`;
  const { legalName, email, phone } = contact ?? {};
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': id,
      name: 'E-Store',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      ...(legalName && { legalName }),
      ...((email || phone) && {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          ...(email && { email }),
          ...(phone && { telephone: phone }),
          areaServed: 'IN',
        },
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'E-Store',
      url: `${origin}/`,
      inLanguage: 'en-IN',
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/products/{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
