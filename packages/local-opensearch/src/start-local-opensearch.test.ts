import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';
import { findOpenSearch, OpenSearchNotFound } from './find-opensearch.ts';
import { startLocalOpenSearch } from './start-local-opensearch.ts';

describe('OpenSearch for tests', () => {
  it('is the server of OPENSEARCH_URL, which no test can stop', async () => {
    const { nodes, stop } = await startLocalOpenSearch({
      config: readConfig({ OPENSEARCH_URL: 'http://search.example:9200' }),
    });
    expect(nodes.map(({ url }) => url)).toEqual(['http://search.example:9200']);
    expect(() => nodes[0]?.pause()).toThrow('cannot be stopped');
    await stop();
  });

  it('says what to install where Java is missing', async () => {
    const cacheDir = mkdtempSync(join(tmpdir(), 'e-store-no-java-'));
    const asked = findOpenSearch(readConfig({ PATH: '/nowhere', E_STORE_CACHE: cacheDir }));
    await expect(asked).rejects.toThrow(OpenSearchNotFound);
    await expect(asked).rejects.toThrow('java and mvn missing: sudo apt-get');
  });
});
