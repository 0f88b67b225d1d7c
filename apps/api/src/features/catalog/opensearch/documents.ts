import { createHash } from 'node:crypto';
import { PRICE_BANDS } from '@e-store/shared/catalog/price-rules';
import { lowestStock } from '@e-store/shared/catalog/stock-rules';
import type { IndicesCreateRequest } from './opensearch-client.ts';
import { ENTRY_FIELDS, newSince } from '../catalog-entries.ts';
import { FACET_NAMES, FIELD_NAMES, FILTERABLE_FIELDS, type FilterableField } from '../filterable-fields.ts';
import type { ProductRecord } from '../product.model.ts';
import { misleadingName } from '@e-store/search-query/misleading-name';
import { INDEXED_FIELDS, toIndexed } from '@e-store/search-query/indexed-product';
import { splitWords } from '@e-store/search-query/tokens';
import { searchableForms } from '../value-conditions.ts';

export const DOCUMENT_FIELDS = { ...ENTRY_FIELDS, ...INDEXED_FIELDS } as const;
type DocumentRecord = Pick<ProductRecord, '_id' | keyof typeof DOCUMENT_FIELDS>;

/** How often a naming field is repeated, so that its words weigh more. */
const NAMING_WEIGHTS = { name: 4, category: 3, colour: 2, department: 2, brand: 2, fabric: 1, fit: 1 };
const NAMING = Object.entries(NAMING_WEIGHTS) as [keyof typeof NAMING_WEIGHTS, number][];
const DESCRIPTION_BOOST = 0.5;
const MIN_PREFIX = 2;
const MAX_PREFIX = 30;

export const WORD_FIELDS = ['words.naming', `words.description^${DESCRIPTION_BOOST}`];
/** Naming fields match word beginnings too; descriptions contain nearly every beginning. */
export const PREFIX_FIELD = 'words.naming.prefix';

export const isPrefix = (form: string): boolean => form.length >= MIN_PREFIX && form.length <= MAX_PREFIX;

const keyword = { type: 'keyword' } as const;
/** Without positions, which no query asks for. */
const text = { type: 'text', index_options: 'freqs' } as const;
const words = { ...text, analyzer: 'whitespace' } as const;
const prefixes = { ...text, analyzer: 'prefixes', search_analyzer: 'whitespace' } as const;
const objectOf = (names: readonly string[], field: object) => ({
  properties: Object.fromEntries(names.map((name) => [name, field])),
});

/** Short enough for changes to show within a second. */
export const REFRESH_INTERVAL = '300ms';

/** `wordText` splits the words, so that both indexes see the same. Refreshed only once filled. */
const BODY: NonNullable<IndicesCreateRequest['body']> = {
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    refresh_interval: '-1',
    analysis: {
      filter: { prefixes: { type: 'edge_ngram', min_gram: MIN_PREFIX, max_gram: MAX_PREFIX } },
      analyzer: { prefixes: { type: 'custom', tokenizer: 'whitespace', filter: ['prefixes'] } },
    },
  },
  mappings: {
    dynamic: 'strict',
    properties: {
      id: keyword,
      newSince: { type: 'long' },
      popularity: { type: 'integer' },
      lowestStock: { type: 'integer' },
      country: keyword,
      filters: objectOf(FIELD_NAMES, {
        properties: {
          value: keyword,
          folded: keyword,
          words: keyword,
          number: { type: 'double' },
          age: { type: 'integer' },
        },
      }),
      facets: objectOf(FACET_NAMES, keyword),
      words: { properties: { naming: { ...words, fields: { prefix: prefixes } }, description: words } },
      names: keyword,
      known: keyword,
      fullNames: keyword,
    },
  },
};

/** Another release may hold products in another form; its index then has another layout. */
export const LAYOUT = createHash('sha256')
  .update(JSON.stringify([BODY, PRICE_BANDS]))
  .digest('hex');

export const INDEX = { ...BODY, mappings: { ...BODY.mappings, _meta: { layout: LAYOUT } } };

export function toDocument(record: DocumentRecord) {
  const product = toIndexed(record);
  const { words: texts } = product;
  const valuesOf = (field: FilterableField) => field.valuesOf(record);
  const facetKeys = (field: FilterableField) =>
    field.facetKeys ? valuesOf(field).flatMap(field.facetKeys) : valuesOf(field);
  const naming = [texts.name, texts.brand, texts.category, texts.colour, texts.fabric];
  return {
    id: String(record._id),
    newSince: newSince(record),
    /** Without one, products sort last. */
    country: searchableForms([record.origin]).folded.filter((country) => country !== ''),
    filters: Object.fromEntries(
      FIELD_NAMES.map((name) => [name, searchableForms(valuesOf(FILTERABLE_FIELDS[name]))]),
    ),
    facets: Object.fromEntries(FACET_NAMES.map((name) => [name, facetKeys(FILTERABLE_FIELDS[name])])),
    words: {
      naming: NAMING.flatMap(([field, weight]) => Array<string>(weight).fill(texts[field])).join(' '),
      description: texts.descreption,
    },
    names: unique(naming.flatMap(splitWords)),
    known: unique(splitWords(texts.descreption)),
    fullNames: misleadingName(product),
  };
}

export const toStockFields = (record: Pick<ProductRecord, 'stock' | 'sizes'>) => ({
  lowestStock: lowestStock(record) ?? null,
});

const unique = (list: readonly string[]): string[] => [...new Set(list)];
