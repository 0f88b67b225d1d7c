import type { ProductList } from '@e-store/shared/catalog/endpoints';
import { createSlice } from '@reduxjs/toolkit';
import type { ApiInput } from '../../lib/api-client.ts';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { type ListedProduct, toListed } from './listed-product.ts';
import { pageCount } from '@e-store/shared/catalog/list-choices';

export type ProductQuery = ApiInput<'GET /products'>['query'];
/** Whole response body (spec §7) with listed products. */
export type ListedProducts = Omit<ProductList, 'product'> & { product: ListedProduct[] };
type Answer = { query: ProductQuery; list: ListedProducts };
type ProductsState = RequestState & {
  list: ListedProducts | null;
  query: ProductQuery | null;
  /** Latest first, so that Back restores list and scroll position at once. */
  earlier: Answer[];
};

const initialState = { ...idle, list: null, query: null, earlier: [] } as ProductsState;

const MAX_EARLIER_ANSWERS = 8;

const isSame = (one: ProductQuery | null, other: ProductQuery) =>
  JSON.stringify(one) === JSON.stringify(other);

export const fetchProducts = createApiThunk('products/fetch', 'GET /products');

export const productsSlice = createSlice({
  name: 'products',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchProducts, {
      request: (state, query) => {
        // Shows a cached answer while it reloads.
        if (isSame(state.query, query)) return;
        if (state.query && state.list)
          state.earlier = [{ query: state.query, list: state.list }, ...state.earlier].slice(
            0,
            MAX_EARLIER_ANSWERS,
          );
        const answerIndex = state.earlier.findIndex((answer) => isSame(answer.query, query));
        state.list = answerIndex === -1 ? null : (state.earlier.splice(answerIndex, 1)[0]?.list ?? null);
        state.query = query;
      },
      success: (state, list) => {
        state.list = { ...list, product: list.product.map(toListed) };
      },
    });
  },
  selectors: {
    selectProductList: (state) => state.list,
    selectProductsError: (state) => state.error,
  },
});

export const { selectProductList, selectProductsError } = productsSlice.selectors;

/** An empty list has no last page. */
export function isBeyondLastPage({
  page,
  limit,
  productCount,
}: Pick<ProductList, 'page' | 'limit' | 'productCount'>): boolean {
  return productCount > 0 && page > pageCount(productCount, limit);
}
