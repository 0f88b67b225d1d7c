import type { JsonSchema } from './json-schema.ts';

/** What stands once in the document and is referred to by name. */
export type Components = { schemas: Record<string, JsonSchema>; responses: Record<string, JsonSchema> };

export const sorted = (named: Record<string, JsonSchema>): JsonSchema =>
  Object.fromEntries(Object.entries(named).toSorted(([one], [other]) => (one < other ? -1 : 1)));
