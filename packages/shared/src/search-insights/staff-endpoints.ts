import { z } from 'zod';
import { chooseMessage } from '../choose-message.ts';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { singleLine } from '../plain-text.ts';
import { sentAs, sentAsNamed } from '../sent-as.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { SEARCH_PERIODS, SEARCH_TERM_FILTERS, type SearchPeriod } from './search-terms.ts';

const access = staff(...SECTION_ROLES.search);

export const SearchTerm = z.object({
  term: z.string().describe('As typed, in lower case.'),
  searches: z.int(),
  hits: z
    .int()
    .optional()
    .describe('Of the latest search; absent while the catalogue index was unavailable.'),
  clicks: z.int().describe('Searches of which at least one product was opened.'),
  searchedAt: z.iso.datetime(),
});
export type SearchTerm = z.infer<typeof SearchTerm>;

const PERIOD_MESSAGE = chooseMessage(SEARCH_PERIODS);

export const SearchTermQuery = z.object({
  ...listQuery.page,
  days: z
    .string(PERIOD_MESSAGE)
    .transform(Number)
    .refine((days): days is SearchPeriod => SEARCH_PERIODS.some((period) => period === days), PERIOD_MESSAGE)
    .meta(sentAs({ type: 'integer', enum: SEARCH_PERIODS }))
    .default(SEARCH_PERIODS[1])
    .describe('Up to and including today in India.'),
  show: z.enum(SEARCH_TERM_FILTERS, chooseMessage(SEARCH_TERM_FILTERS)).default('all'),
});
export type SearchTermQuery = z.infer<typeof SearchTermQuery>;

export const listSearchTerms = endpoint({
  method: 'GET',
  path: '/admin/search/terms',
  access,
  summary: 'List what shoppers searched for, most searched first, in pages',
  query: SearchTermQuery,
  response: z.object({
    terms: z.array(SearchTerm),
    ...listTotal,
    counts: z.object({ all: z.int(), withoutHits: z.int() }),
  }),
});

const NO_LETTER = 'Use at least one letter or number.';
const hasLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

export const SynonymTerms = z
  .object({
    word: singleLine({ missing: 'Enter what shoppers type.', max: 64 })
      .refine(hasLetter, NO_LETTER)
      .meta(sentAsNamed(64)),
    means: singleLine({ missing: 'Enter what to search for instead.', max: 64 })
      .refine(hasLetter, NO_LETTER)
      .meta(sentAsNamed(64)),
  })
  .refine(({ word, means }) => word.toLowerCase() !== means.toLowerCase(), {
    path: ['means'],
    error: 'Enter different words from what shoppers type.',
  });

export const SearchSynonym = z.object({ _id: ObjectId, word: z.string(), means: z.string() });
export type SearchSynonym = z.infer<typeof SearchSynonym>;

const params = z.object({ id: ObjectId });
const synonyms = z.object({ synonyms: z.array(SearchSynonym) });

export const listSynonyms = endpoint({
  method: 'GET',
  path: '/admin/search/synonyms',
  access,
  summary: 'List all synonyms by word',
  response: synonyms,
});

export const addSynonym = endpoint({
  method: 'POST',
  path: '/admin/search/synonyms',
  access,
  idempotencyKey: '24h',
  summary: 'Add a synonym: a search for `word` is understood as `means`, at once',
  body: SynonymTerms,
  response: synonyms,
  errors: ['ALREADY_EXISTS', 'CONFLICT'],
});

export const editSynonym = endpoint({
  method: 'PUT',
  path: '/admin/search/synonyms/:id',
  access,
  idempotencyKey: '24h',
  summary: 'Change a synonym',
  params,
  body: SynonymTerms,
  response: synonyms,
  errors: ['ALREADY_EXISTS'],
});

export const deleteSynonym = endpoint({
  method: 'DELETE',
  path: '/admin/search/synonyms/:id',
  access,
  idempotencyKey: '24h',
  summary: 'Delete a synonym',
  params,
  response: synonyms,
});
