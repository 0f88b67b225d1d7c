import { openSearchClient } from '../features/catalog/opensearch/opensearch-client.ts';
import { DOCUMENT_FIELDS, toDocument, toStockFields } from '../features/catalog/opensearch/documents.ts';
import { aliasOf } from '../features/catalog/opensearch/reindex.ts';
import { LISTED } from '../features/catalog/product-filter.ts';
import { OPENSEARCH_PATIENCE_MS } from './local-opensearch.ts';
import type { TestShop } from './start-test-shop.ts';
import { waitUntil } from './wait-until.ts';

/** Waits until OpenSearch has all visible products of a small catalogue. */
export async function settleOpenSearch({
  config: { openSearch },
  database,
  catalogIndex,
}: TestShop): Promise<void> {
  if (!openSearch) throw new Error('This shop has no OpenSearch.');
  const client = await openSearchClient(openSearch, { isPatient: true });
  const index = aliasOf(openSearch.prefix);
  await waitUntil(async () => {
    const records = await database.products.find(LISTED, DOCUMENT_FIELDS).sort({ _id: 1 }).lean();
    const { body } = await client
      .search({ index, body: { size: 1000, sort: [{ id: 'asc' }] } })
      .catch(() => ({ body: undefined }));
    const found = body?.hits.hits.map(
      ({ _source: { popularity: _popularity, ...document } = { popularity: 0 } }) => document,
    );
    const expected = records.map((record) => ({ ...toDocument(record), ...toStockFields(record) }));
    return found !== undefined && sorted(found) === sorted(expected);
  }, OPENSEARCH_PATIENCE_MS);
  await client.close();
  await waitUntil(catalogIndex.isLive, OPENSEARCH_PATIENCE_MS);
}

const sorted = (documents: readonly object[]) =>
  JSON.stringify(
    documents.map((document) => Object.entries(document).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
