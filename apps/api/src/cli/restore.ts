import { invariants, migrations } from '../app/features.ts';
import { parseArgs } from 'node:util';
import { resealKeys } from '../features/account/second-factor/reseal-keys.ts';
import { skipLostNumbers } from '../features/orders/next-order-number.ts';
import { BackupError } from './backup/backup-error.ts';
import { describeBackup } from './backup/write-backup.ts';
import { checkArchive } from './backup/read-archive.ts';
import { restoreShop } from './backup/restore-shop.ts';
import type { Shop } from './backup/dump-shop.ts';
import { exitOnError, runOnShop } from './backup/run-on-shop.ts';
import { type Config, readProcessBackupKey, listJwtSecrets } from '../platform/config/config.ts';
import { openDatabase } from '../app/open-database.ts';
import { checkInvariants } from '../platform/invariants/check-invariants.ts';
import { runMigrations } from '../platform/database/migrations/run-migrations.ts';
import { warnAboutDemoLogins } from './warn-about-demo-logins.ts';

await exitOnError(async () => {
  const { file, force, check } = readOptions();
  if (check) await checkOnly(file);
  else await runOnShop((shop, config) => restore(shop, config, { file, force }));
});

async function checkOnly(archive: string): Promise<void> {
  console.log(`Whole and unchanged: ${describeBackup(await checkArchive(archive, readProcessBackupKey()))}`);
}

async function restore(
  shop: Shop,
  config: Config,
  { file, force }: { file: string; force: boolean },
): Promise<void> {
  const begun = performance.now();
  const secret = config.backupKey;
  const known = migrations.map(({ name }) => name);
  const manifest = await restoreShop(shop, { file, secret, force, known, complete: skipLostNumbers });
  console.log(`Restored, every hash compared: ${describeBackup(manifest)}`);
  console.log(
    'New orders and messages skip 10,000 numbers, because customers may have those since the backup.',
  );
  await verify(config);
  console.log(`Done in ${Math.round((performance.now() - begun) / 100) / 10} s.`);
}

async function verify(config: Config): Promise<void> {
  const database = openDatabase(config.mongodbUri, { isPatient: true });
  try {
    const applied = await runMigrations(database.connection, migrations, { secrets: listJwtSecrets(config) });
    if (applied.length > 0) console.log(`Migrations: applied ${applied.join(', ')}.`);
    await warnAboutDemoLogins(config, database);
    const broken = await checkInvariants(database, invariants, (line) => console.log(line));
    const { unreadable } = await resealKeys({ database, config });
    if (unreadable > 0)
      console.log(
        `Two-step sign-in: ${unreadable} authenticator keys cannot be decrypted. Set TOTP_SECRET to the secret of the shop that was backed up. Otherwise staff need a recovery code.`,
      );
    if (broken > 0) throw new BackupError(`The restored shop fails ${broken} invariants, listed above.`);
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
    throw new BackupError('Enter the backup file: npm run restore -- path/to/e-store-….tar.gz');
  return { file, ...values };
}
