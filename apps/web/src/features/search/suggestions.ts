import type { ApiResponse } from '../../lib/api-client.ts';
import { createApiThunk } from '../../lib/thunk.ts';

export type Suggestions = ApiResponse<'GET /products/suggest'>;

/** Suggestions for what is being typed. They live as long as the panel that shows them, not in the store. */
export const fetchSuggestions = createApiThunk('search/suggest', (api, keyword: string, signal) =>
  api.call('GET /products/suggest', { query: keyword ? { keyword } : {} }, { signal }),
);
