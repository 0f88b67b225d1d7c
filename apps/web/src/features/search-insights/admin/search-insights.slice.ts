import { SEARCH_PERIODS, SEARCH_TERM_FILTERS } from '@e-store/shared/search-insights/search-terms';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

type Query = ApiInput<'GET /admin/search/terms'>['query'];

export const searchTerms = createReadSlice('searchTerms', 'GET /admin/search/terms');

export const searchTermQuery = (search: URLSearchParams): Query =>
  readListParams(search, {
    show: read.oneOf(SEARCH_TERM_FILTERS),
    days: read.oneOf(SEARCH_PERIODS.map(String)),
    page: read.page,
  }) as Query;

export const addSynonym = createAdminThunk('synonyms/add', 'POST /admin/search/synonyms');
export const editSynonym = createAdminThunk('synonyms/edit', 'PUT /admin/search/synonyms/:id');
export const deleteSynonym = createAdminThunk('synonyms/delete', 'DELETE /admin/search/synonyms/:id');

export const findProducts = createAdminThunk('synonyms/findProducts', 'GET /products');

export const synonyms = createReadSlice('synonyms', 'GET /admin/search/synonyms', [
  addSynonym,
  editSynonym,
  deleteSynonym,
]);
