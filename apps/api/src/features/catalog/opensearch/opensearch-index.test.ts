import { afterAll, beforeAll } from '@jest/globals';
import { type LocalOpenSearch, startLocalOpenSearch } from '@e-store/local-opensearch';
import { describeCatalogIndex } from '../../../testing/catalog-index-contract.ts';
import { describeWithOpenSearch, onOpenSearch } from '../../../testing/local-opensearch.ts';
import { settleOpenSearch } from '../../../testing/settle-opensearch.ts';
import { startTestShop } from '../../../testing/start-test-shop.ts';

describeWithOpenSearch('on OpenSearch', () => {
  let server: LocalOpenSearch;
  beforeAll(async () => {
    server = await startLocalOpenSearch();
  }, 120_000);
  afterAll(() => server.stop());

  describeCatalogIndex('OpenSearch', () => startTestShop({ config: onOpenSearch(server) }), settleOpenSearch);
});
