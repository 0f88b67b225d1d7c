import type { SchemaOptions } from 'mongoose';

/** Of every schema: a field or a filter that is not declared is a mistake of ours and fails loudly. */
export const recordOptions = {
  strict: 'throw',
  strictQuery: 'throw',
  versionKey: false,
  minimize: false,
} as const satisfies SchemaOptions;
