import { afterAll, beforeAll, jest } from '@jest/globals';
import { type LocalOpenSearch, startLocalOpenSearch } from '@e-store/local-opensearch';
import { describeCatalogIndex } from '../../../testing/catalog-index-contract.ts';
import {
  describeWithOpenSearch,
  onOpenSearch,
  OPENSEARCH_PATIENCE_MS,
} from '../../../testing/local-opensearch.ts';
import { settleOpenSearch } from '../../../testing/settle-opensearch.ts';
import { startTestShop } from '../../../testing/start-test-shop.ts';

jest.setTimeout(2 * OPENSEARCH_PATIENCE_MS);

describeWithOpenSearch('on OpenSearch', () => {
  let server: LocalOpenSearch;
  beforeAll(async () => {
    server = await startLocalOpenSearch();
  });
  afterAll(() => server.stop());

  describeCatalogIndex('OpenSearch', () => startTestShop({ config: onOpenSearch(server) }), settleOpenSearch);
});
