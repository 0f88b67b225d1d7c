import { parseArgs } from 'node:util';
import { BackupError } from './backup/backup-error.ts';
import { describeBackup } from './backup/describe-backup.ts';
import { checkArchive } from './backup/read-archive.ts';
import { restoreShop } from './backup/restore-shop.ts';
import { runOnShop } from './backup/run-on-shop.ts';
import { readProcessConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { checkInvariants } from './invariants/check-invariants.ts';
import { migrations } from './migrations/all.ts';
import { runMigrations } from './migrations/run-migrations.ts';

const config = readProcessConfig();

await runOnShop(config, async (shop) => {
  const begun = performance.now();
  const { file, force, check } = readOptions();
  const secret = config.backupKey;
  if (check) {
    console.log(`Whole and unchanged: ${describeBackup(await checkArchive(file, secret))}`);
    return;
  }
  const known = migrations.map(({ name }) => name);
  const manifest = await restoreShop(shop, { file, secret, force, known });
  console.log(`Restored, every hash compared: ${describeBackup(manifest)}`);
  await verify();
  console.log(`Done in ${Math.round((performance.now() - begun) / 100) / 10} s.`);
});

/** What an older E-Store wrote is brought to this one's version, then looked at by the rules of the shop. */
async function verify(): Promise<void> {
  const database = openDatabase(config.mongodbUri, { isPatient: true });
  try {
    const applied = await runMigrations(database.connection);
    if (applied.length > 0) console.log(`Migrations: applied ${applied.join(', ')}.`);
    const broken = await checkInvariants(database, (line) => console.log(line));
    if (broken > 0)
      throw new BackupError(`The restored shop breaks ${broken} of its own rules; they are above.`);
  } finally {
    await database.connection.close();
  }
}

function readOptions(): { file: string; force: boolean; check: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0)
    throw new BackupError('Say which backup: npm run restore -- path/to/e-store-….tar.gz');
  return { file, ...values };
}
