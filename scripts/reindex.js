import { answerHelp } from './command-line.js';

answerHelp(`
npm run reindex   builds the index of the products in OpenSearch anew, beside the live one, and then puts it in its
                  place: the shop searches all the while. Needs OPENSEARCH_URL. Exits with status 1 and one line when
                  it fails; the index before then still serves.`);

const { runOnDatabase } = await import('./run-on-database.js');
await runOnDatabase('reindex.js');
