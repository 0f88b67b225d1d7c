import { answerHelp } from './command-line.js';

answerHelp(`
npm run reindex   builds a new index of the products in OpenSearch beside the live one, then replaces the live one.
                  Searches work meanwhile. Needs OPENSEARCH_URL. Exits with status 1 and one line when it fails; the
                  live index then stays in use.`);

const { runOnDatabase } = await import('./run-on-database.js');
await runOnDatabase('reindex.js');
