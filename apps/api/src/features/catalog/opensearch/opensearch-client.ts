import { readFileSync } from 'node:fs';
import type { Client } from '@opensearch-project/opensearch';
import type { OpenSearchSettings } from '../../../platform/config/config.ts';

export type { Indices_Create_Request as IndicesCreateRequest } from '@opensearch-project/opensearch/api/index.d.ts';

/** Lists then fall back to MongoDB, so that shoppers do not wait for a hung server. */
const REQUEST_TIMEOUT_MS = 1500;
/** For the sync: a busy server takes seconds to create an index. */
const PATIENT_TIMEOUT_MS = 30_000;

/** Loads the library, 550 modules, only on demand. */
export async function openSearchClient(
  { url, user, password, caFile }: OpenSearchSettings,
  { isPatient = false } = {},
): Promise<Client> {
  const library = await import('@opensearch-project/opensearch');
  return new library.Client({
    nodes: url.split(','),
    requestTimeout: isPatient ? PATIENT_TIMEOUT_MS : REQUEST_TIMEOUT_MS,
    maxRetries: 1,
    ...(user !== undefined && password !== undefined && { auth: { username: user, password } }),
    ...(caFile !== undefined && { ssl: { ca: readFileSync(caFile, 'utf8') } }),
  });
}
