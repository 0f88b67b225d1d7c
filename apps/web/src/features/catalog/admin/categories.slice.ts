import type { StaffCategory } from '@e-store/shared/catalog/category-endpoints';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { apiCall } from '../../../lib/thunk.ts';

type CategoriesState = RequestState & { categories: StaffCategory[] | null };

const initialState = { ...idle, categories: null } as CategoriesState;

export const fetchCategories = createAdminThunk('categories/fetch', apiCall('GET /admin/categories'));
export const addCategory = createAdminThunk('categories/add', apiCall('POST /admin/categories'));
export const renameCategory = createAdminThunk('categories/rename', apiCall('PUT /admin/categories/:key'));

export const deleteCategory = createAdminThunk(
  'categories/delete',
  (api, { key, moveTo }: { key: string; moveTo?: string | undefined }) =>
    api.call('DELETE /admin/categories/:key', { params: { key }, query: { ...(moveTo && { moveTo }) } }),
);

export const categoriesSlice = createSlice({
  name: 'categories',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchCategories, {
      success: (state, { categories }) => {
        state.categories = categories;
      },
    });
    builder.addMatcher(
      isAnyOf(addCategory.fulfilled, renameCategory.fulfilled, deleteCategory.fulfilled),
      (state, { payload }) => {
        state.categories = payload.categories;
      },
    );
  },
  selectors: {
    selectCategories: (state) => state.categories,
    selectCategoriesError: (state) => state.error,
  },
});

export const { selectCategories, selectCategoriesError } = categoriesSlice.selectors;
