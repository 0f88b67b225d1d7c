import type { ApiResponse } from '../../lib/api-client.ts';
import { createApiThunk } from '../../lib/thunk.ts';

export type Suggestions = ApiResponse<'GET /products/suggest'>;

/** Suggestions live with the panel, not in the store. */
export const fetchSuggestions = createApiThunk('search/suggest', (api, keyword: string, signal) =>
  api.call('GET /products/suggest', { query: keyword ? { keyword } : {} }, { signal }),
);
