import type { Role } from '@e-store/shared/endpoint';
import { mayUse } from '@e-store/shared/staff/sections';
import { createSlice } from '@reduxjs/toolkit';
import type { ApiResponse } from '../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createDashThunk } from '../admin/dash-thunk.ts';

type Found = {
  orders?: ApiResponse<'GET /admin/orders'>;
  customers?: ApiResponse<'GET /admin/customers'>;
  products?: ApiResponse<'GET /admin/products'>;
};
type StaffSearchState = RequestState & { words: string; found: Found | null };

const initialState = { ...idle, words: '', found: null } as StaffSearchState;

/** So many rows of each kind are shown; the list itself has the others. */
const ROWS = '5';

/** Asks the lists that the role may use, each for its first rows. */
export const fetchStaffSearch = createDashThunk(
  'staffSearch/fetch',
  async (api, { words, role }: { words: string; role: Role }): Promise<Found> => {
    if (words === '') return {};
    const [orders, customers, products] = await Promise.all([
      mayUse(role, 'orders')
        ? api.call('GET /admin/orders', { query: { search: words, limit: ROWS } })
        : undefined,
      mayUse(role, 'customers')
        ? api.call('GET /admin/customers', { query: { search: words, limit: ROWS } })
        : undefined,
      mayUse(role, 'products')
        ? api.call('GET /admin/products', { query: { keyword: words, limit: ROWS } })
        : undefined,
    ]);
    return { ...(orders && { orders }), ...(customers && { customers }), ...(products && { products }) };
  },
);

export const staffSearchSlice = createSlice({
  name: 'staffSearch',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchStaffSearch, {
      request: (state, { words }) => {
        if (words !== state.words) state.found = null;
        state.words = words;
      },
      success: (state, found) => {
        state.found = found;
      },
    });
  },
  selectors: {
    selectStaffSearch: (state) => state.found,
    selectStaffSearchError: (state) => state.error,
  },
});

export const { selectStaffSearch, selectStaffSearchError } = staffSearchSlice.selectors;
