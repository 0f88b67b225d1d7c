import type { StaffProduct } from '@e-store/shared/catalog/product';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { read, readListParams } from '../../../lib/list-url.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import type { EditedProductBody } from './product-form.ts';

type Edit = { id: string; version: number; body: EditedProductBody };
export const editProduct = createAdminThunk('staffProduct/edit', (api, { id, version, body }: Edit) =>
  api.call('PUT /admin/products/:id', { params: { id }, body }, { headers: { 'If-Match': `"${version}"` } }),
);

/** From the body of a 412. */
export const getConflictingProduct = ({ status, body }: ApiFailure) =>
  status === 412 ? (body as { product?: StaffProduct } | undefined)?.product : undefined;

export const uploadPicture = createAdminThunk('staffProduct/upload', (api, file: File) =>
  api.call('POST /admin/pictures', { file }, { headers: { 'Content-Type': file.type } }),
);

// An old product would become the form's base.
export const staffProduct = createReadSlice('staffProduct', 'GET /admin/products/:id', [editProduct], {
  isCleared: true,
});

export const stockHistory = createReadSlice('stockHistory', 'GET /admin/products/:id/stock-history', [], {
  isCleared: true,
});

export const stockHistoryQuery = (search: URLSearchParams) => readListParams(search, { page: read.page });
