import path from 'node:path';
import { answerHelp, fail, root } from './command-line.js';
import { readSettings } from './settings.js';
import { runningDatabase } from './shop/running-database.js';

answerHelp(`
npm run restore -- FILE           brings back a backup: checks all of it before anything is touched, writes it, compares
                                  every hash of the database, then runs the checks of verify:invariants
npm run restore -- FILE --force   the same over a database that is in use: all that is in it is replaced
npm run restore -- FILE --check   only reads the archive and compares its hashes

Stop the shop first. BACKUP_KEY_FILE, or BACKUP_KEY, is the key that it was encrypted with.
Exit status 1 and one line when it was not restored, or not rightly.`);

const dataDir = path.resolve(root, readSettings(process.env).DATA_DIR);
if (!process.argv.includes('--check') && (await runningDatabase(dataDir)))
  fail(`A shop runs on ${dataDir}: stop it first, or it goes on with what is no longer there.`);

const { runOnDatabase } = await import('./run-on-database.js');
await runOnDatabase('restore.js');
