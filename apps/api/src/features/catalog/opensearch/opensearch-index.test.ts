import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from '@jest/globals';
import { Client } from '@opensearch-project/opensearch';
import { type LocalOpenSearch, startLocalOpenSearch } from '@e-store/local-opensearch';
import { describeCatalogIndex } from '../../../testing/catalog-index-contract.ts';
import { describeWithOpenSearch } from '../../../testing/local-opensearch.ts';
import { settleOpenSearch } from '../../../testing/settle-opensearch.ts';
import { startTestShop } from '../../../testing/start-test-shop.ts';

describeWithOpenSearch('on OpenSearch', () => {
  let server: LocalOpenSearch;
  let client: Client;
  const prefix = `test-${randomUUID()}`;
  beforeAll(async () => {
    server = await startLocalOpenSearch();
    client = new Client({ node: url() });
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });
  const url = () => server.nodes[0]?.url ?? '';

  describeCatalogIndex(
    'OpenSearch',
    () =>
      startTestShop({
        config: {
          openSearch: { url: url(), user: undefined, password: undefined, caFile: undefined, prefix },
        },
      }),
    (shop) => settleOpenSearch(shop, client, `${prefix}-products`),
  );
});
