import { randomUUID } from 'node:crypto';
import { describe } from '@jest/globals';
import type { LocalOpenSearch } from '@e-store/local-opensearch';
import { findOpenSearch, OpenSearchNotFound } from '@e-store/local-opensearch/find-opensearch';

const missing = await findOpenSearch().then(
  () => undefined,
  (error: unknown) => {
    if (error instanceof OpenSearchNotFound) return error.message;
    throw error;
  },
);

const run = missing === undefined ? describe : describe.skip;

export const OPENSEARCH_PATIENCE_MS = 90_000;

/** Skipped without Java, under a name that says so; CI has Java. */
export const describeWithOpenSearch = (name: string, tests: () => void): void =>
  run(missing === undefined ? name : `${name}: skipped, ${missing}`, tests);

export const onOpenSearch = ({ nodes }: LocalOpenSearch) => ({
  openSearch: {
    url: nodes.map(({ url }) => url).join(','),
    user: undefined,
    password: undefined,
    caFile: undefined,
    prefix: `test-${randomUUID()}`,
  },
});
