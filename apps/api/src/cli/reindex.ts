import { StartError } from '@e-store/server/run-until-stopped';
import { openDatabase } from '../app/open-database.ts';
import { openSearchClient } from '../features/catalog/opensearch/opensearch-client.ts';
import { reindex } from '../features/catalog/opensearch/reindex.ts';
import { createLog } from '../platform/logging/create-log.ts';
import { runTool } from './run-tool.ts';

await runTool(async ({ openSearch, mongodbUri }) => {
  if (!openSearch)
    throw new StartError(
      'OPENSEARCH_URL is not set: each process indexes the products by itself at its start.',
    );
  const begun = performance.now();
  const database = openDatabase(mongodbUri, { isPatient: true });
  const client = await openSearchClient(openSearch, { isPatient: true });
  let shown = -1;
  try {
    await reindex(database, {
      client,
      prefix: openSearch.prefix,
      log: createLog({ level: 'warn' }),
      now: () => new Date(),
      onProgress: (written, total) => {
        const percent = Math.floor((100 * written) / Math.max(total, written));
        if (percent === shown) return;
        shown = percent;
        console.log(`${percent} %: ${written} of ${total} products`);
      },
    });
    console.log(`The new index is live after ${Math.round((performance.now() - begun) / 1000)} s.`);
  } catch (error) {
    throw new StartError(
      `Not reindexed; the index before still serves. ${error instanceof Error ? error.message : ''}`,
    );
  } finally {
    await client.close();
    await database.connection.close();
  }
});
