import { describe } from '@jest/globals';
import { findOpenSearch, OpenSearchNotFound } from '@e-store/local-opensearch/find-opensearch';

const missing = await findOpenSearch().then(
  () => undefined,
  (error: unknown) => {
    if (error instanceof OpenSearchNotFound) return error.message;
    throw error;
  },
);

const run = missing === undefined ? describe : describe.skip;

/** Tests that need OpenSearch. Without Java they are skipped, under a name that says so; in CI it is installed. */
export const describeWithOpenSearch = (name: string, tests: () => void): void =>
  run(missing === undefined ? name : `${name}: skipped, ${missing}`, tests);
