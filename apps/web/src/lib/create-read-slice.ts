import { createAdminThunk } from './admin-thunk.ts';
import { type Changes, readSliceOf } from './read-slice.ts';
import type { CallSource, ResultOf } from './thunk.ts';

/** For E-DASH. */
export const createReadSlice = <const Name extends string, const Source extends CallSource>(
  name: Name,
  source: Source,
  changes: Changes<ResultOf<Source>> = [],
) => readSliceOf(name, createAdminThunk(`${name}/fetch`, source), { changes });
