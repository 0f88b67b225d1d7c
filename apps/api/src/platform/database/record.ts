import type { SchemaOptions } from 'mongoose';

export const recordOptions = {
  strict: 'throw',
  strictQuery: 'throw',
  versionKey: false,
  minimize: false,
} as const satisfies SchemaOptions;
