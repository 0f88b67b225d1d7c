import { readSliceOf } from '../../lib/read-slice.ts';
import { createApiThunk } from '../../lib/thunk.ts';

export const chooseRedelivery = createApiThunk('redelivery/choose', 'POST /redelivery/:id');

export const redelivery = readSliceOf(
  'redelivery',
  createApiThunk('redelivery/fetch', 'GET /redelivery/:id'),
  { changes: [chooseRedelivery], isCleared: true },
);
