import type { JsonSchema } from './json-schema.ts';

export type Components = { schemas: Record<string, JsonSchema>; responses: Record<string, JsonSchema> };

export const sorted = (named: Record<string, JsonSchema>): JsonSchema =>
  Object.fromEntries(Object.entries(named).toSorted(([one], [other]) => (one < other ? -1 : 1)));
