import type { StaffCategory } from '@e-store/shared/catalog/category-endpoints';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../../lib/request-state.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';

type CategoriesState = RequestState & { categories: StaffCategory[] | null };

const initialState = { ...idle, categories: null } as CategoriesState;

export const fetchCategories = createAdminThunk('categories/fetch', (api) =>
  api.call('GET /admin/categories'),
);

export const addCategory = createAdminThunk('categories/add', (api, name: string) =>
  api.call('POST /admin/categories', { body: { name } }),
);

export const renameCategory = createAdminThunk(
  'categories/rename',
  (api, { key, name }: { key: string; name: string }) =>
    api.call('PUT /admin/categories/:key', { params: { key }, body: { name } }),
);

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
