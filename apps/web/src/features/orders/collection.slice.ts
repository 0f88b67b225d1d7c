import { readSliceOf } from '../../lib/read-slice.ts';
import { createApiThunk } from '../../lib/thunk.ts';

export const collection = readSliceOf(
  'collection',
  createApiThunk('collection/fetch', 'GET /collection/:id'),
  { isCleared: true },
);
