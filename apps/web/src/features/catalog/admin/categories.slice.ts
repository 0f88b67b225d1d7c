import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

export const addCategory = createAdminThunk('categories/add', 'POST /admin/categories');
export const renameCategory = createAdminThunk('categories/rename', 'PUT /admin/categories/:key');
export const deleteCategory = createAdminThunk(
  'categories/delete',
  (api, { key, moveTo }: { key: string; moveTo?: string | undefined }) =>
    api.call('DELETE /admin/categories/:key', { params: { key }, query: { ...(moveTo && { moveTo }) } }),
);

export const staffCategories = createReadSlice('categories', 'GET /admin/categories', [
  addCategory,
  renameCategory,
  deleteCategory,
]);

const NO_CATEGORIES: never[] = [];
type Root = Parameters<typeof staffCategories.select>[0];

export const selectCategories = (root: Root) => staffCategories.select(root)?.categories ?? NO_CATEGORIES;
