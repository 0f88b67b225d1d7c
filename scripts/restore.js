import { answerHelp } from './command-line.js';

answerHelp(`
npm run restore -- FILE           restores a backup: checks the archive before any change, writes it, compares all
                                  hashes of the database, then runs the checks of verify:invariants
npm run restore -- FILE --force   restores over a database with data and replaces all of it
npm run restore -- FILE --check   reads the archive and compares its hashes only, without a database

Stop the shop first: the database of a running shop is never replaced, not even with --force.
BACKUP_KEY_FILE or BACKUP_KEY is the key of the backup.
Exits with status 1 and one line when the restore or its checks fail.`);

const { runOnDatabase, runWithoutDatabase } = await import('./run-on-database.js');
if (process.argv.includes('--check')) await runWithoutDatabase('restore.js');
else
  await runOnDatabase('restore.js', {
    findRefusalReason: ({ DATA_DIR }, running) =>
      running && `A shop runs on ${DATA_DIR}: stop it first. A restore replaces everything it works with.`,
  });
