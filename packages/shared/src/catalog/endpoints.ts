import { z } from 'zod';
import { anyone, endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { sentAsIds } from '../sent-as.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { NewProduct } from './new-product.ts';
import { ListFilters, ProductListQuery } from './product-list-query.ts';
import { Product } from './product.ts';
import { RELATED_REASONS, PAGE_MESSAGE } from './list-choices.ts';
import { FilterRelaxation, SearchNote } from './search-note.ts';

export const SuggestedProduct = z.object({
  _id: ObjectId,
  name: z.string(),
  price: z.int().min(0),
  mrp: z.int().positive().optional().describe('Only when above the price.'),
  image: z.string(),
  inStock: z.boolean(),
});
export type SuggestedProduct = z.infer<typeof SuggestedProduct>;

export const SUGGESTION_LIMITS = { products: 4, terms: 3 } as const;

export const Suggestions = SearchNote.extend({
  products: z.array(SuggestedProduct),
  productCount: z.int(),
  categories: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  terms: z.array(z.string()).describe('Searches that have results.'),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });
export type FacetValue = z.infer<typeof FacetValue>;

const { minDiscount: _uncounted, ...countedFilters } = ListFilters.shape;
const facetShape = Object.fromEntries(
  Object.keys(countedFilters).map((name) => [name, z.array(FacetValue)]),
) as Record<keyof typeof countedFilters, z.ZodArray<typeof FacetValue>>;

/** `anyCategory`: without a category filter; categories named by the search words still apply. */
export const Facets = z.object({ ...facetShape, anyCategory: z.int() });
export type Facets = z.infer<typeof Facets>;

export const ProductList = z.object({
  product: z.array(Product), // singular: spec §3
  productCount: z.int(),
  page: z.int(),
  limit: z.int(),
  facets: Facets.optional(),
  reduced: z
    .literal(true)
    .optional()
    .describe('While the search server is away: no facets, and popularity instead of the order by country.'),
  ...SearchNote.shape,
  loosen: z.array(FilterRelaxation).optional(),
});
export type ProductList = z.infer<typeof ProductList>;

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  access: anyone,
  summary: 'List available products, filtered, sorted and in pages',
  query: ProductListQuery,
  response: ProductList,
});

export const suggestProducts = endpoint({
  method: 'GET',
  path: '/products/suggest',
  access: anyone,
  summary: 'Suggest products, categories and searches while the shopper types',
  query: ProductListQuery.pick({ keyword: true }),
  response: Suggestions,
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/product/:id',
  access: anyone,
  summary: 'Get a product with its sizes, stock and details',
  params: z.object({ id: ObjectId }),
  response: Product,
});

export const PRODUCTS_BY_ID_MAX = 48;

export const listProductsById = endpoint({
  method: 'GET',
  path: '/products/by-id',
  access: anyone,
  summary: 'List published products by id, available or not, in the order of the ids',
  query: z.object({
    ids: z
      .string('Choose products.')
      .transform((text) => text.split(','))
      .pipe(z.array(ObjectId).max(PRODUCTS_BY_ID_MAX, `At most ${PRODUCTS_BY_ID_MAX} products per request.`))
      .meta(sentAsIds(PRODUCTS_BY_ID_MAX)),
  }),
  response: z.object({ product: z.array(Product) }),
});

export const getRelated = endpoint({
  method: 'GET',
  path: '/product/:id/related',
  access: anyone,
  summary: 'List available products related to a product, and what they have in common',
  params: z.object({ id: ObjectId }),
  response: z.object({ reason: z.enum(RELATED_REASONS), product: z.array(Product) }),
});

export const createProduct = endpoint({
  method: 'POST',
  path: '/admin/product/new/',
  access: staff(...SECTION_ROLES.products),
  idempotencyKey: '24h',
  summary: 'Create a product',
  body: NewProduct,
  response: Product,
  errors: ['ALREADY_EXISTS'],
  status: 201,
});

export const listProductEntries = endpoint({
  method: 'GET',
  path: '/products/sitemap',
  access: anyone,
  summary: 'List the categories and the ids of indexable products, in pages of 45,000',
  query: z.object({
    page: z.coerce
      .number(PAGE_MESSAGE)
      .int(PAGE_MESSAGE)
      .min(1, PAGE_MESSAGE)
      .max(1000, 'At most 1000.')
      .default(1),
  }),
  response: z.object({
    products: z.array(z.object({ _id: ObjectId, changedAt: z.iso.datetime() })),
    pages: z.int(PAGE_MESSAGE).min(1),
    categories: z.array(z.string()),
  }),
});
