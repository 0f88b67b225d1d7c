import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { type LocalOpenSearch, startLocalOpenSearch } from '@e-store/local-opensearch';
import { Counter } from 'prom-client';
import { describeCatalogIndex } from '../../../testing/catalog-index-contract.ts';
import {
  describeWithOpenSearch,
  onOpenSearch,
  OPENSEARCH_PATIENCE_MS,
} from '../../../testing/local-opensearch.ts';
import { settleOpenSearch } from '../../../testing/settle-opensearch.ts';
import { startTestShop } from '../../../testing/start-test-shop.ts';
import { openSearchClient } from './opensearch-client.ts';
import { createOpenSearchRequests } from './opensearch-index.ts';

jest.setTimeout(2 * OPENSEARCH_PATIENCE_MS);

describeWithOpenSearch('on OpenSearch', () => {
  let server: LocalOpenSearch;
  beforeAll(async () => {
    server = await startLocalOpenSearch();
  });
  afterAll(() => server.stop());

  it('counts as available after a request that it refuses', async () => {
    const { openSearch } = onOpenSearch(server);
    const client = openSearchClient(openSearch);
    const failures = new Counter({ name: 'failures', help: 'Failures.', registers: [] });
    const requests = createOpenSearchRequests(client, 'no-such-index', failures);
    await expect(requests.search({})).rejects.toThrow('Search is not available');
    expect(requests.isAvailable()).toBe(true);
    await (await client).close();
  });

  describeCatalogIndex('OpenSearch', () => startTestShop({ config: onOpenSearch(server) }), settleOpenSearch);
});
