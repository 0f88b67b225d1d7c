import { answerHelp } from './command-line.js';

answerHelp(`
npm run restore -- FILE           brings back a backup: checks all of it before anything is touched, writes it, compares
                                  every hash of the database, then runs the checks of verify:invariants
npm run restore -- FILE --force   the same over a database that is in use: all that is in it is replaced
npm run restore -- FILE --check   only reads the archive and compares its hashes, without a database

Stop the shop first: a database that a shop uses is never replaced, not even with --force.
BACKUP_KEY_FILE, or BACKUP_KEY, is the key that the backup was encrypted with.
Exit status 1 and one line when it was not restored, or not rightly.`);

const { runOnDatabase, runWithoutDatabase } = await import('./run-on-database.js');
if (process.argv.includes('--check')) await runWithoutDatabase('restore.js');
else
  await runOnDatabase('restore.js', {
    findRefusalReason: ({ DATA_DIR }, running) =>
      running && `A shop runs on ${DATA_DIR}: stop it first. A restore replaces everything it works with.`,
  });
