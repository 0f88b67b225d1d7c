import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './backup/backup-error.ts';
import { describeBackup, removeOldBackups, recordBackup, writeBackup } from './backup/write-backup.ts';
import { runOnShop } from './backup/run-on-shop.ts';
import { readVersion } from '@e-store/server/workspace-of';

await runOnShop(async (shop, config) => {
  const begun = performance.now();
  const { to, keep } = readOptions();
  const folder = to ?? join(config.dataDir, 'backups');
  const secret = config.backupKey;
  const { file, manifest } = await writeBackup(shop, {
    folder,
    secret,
    version: readVersion(import.meta.url),
    now: () => new Date(),
  });
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  console.log(`Backup written and verified in ${seconds} s: ${file}`);
  console.log(`  ${describeBackup(manifest)}, ${secret === undefined ? 'not encrypted' : 'encrypted'}`);
  await recordBackup(shop, basename(file)).catch(() =>
    console.error('The backup could not be recorded for E-DASH.'),
  );
  if (keep === undefined) return;
  for (const old of await removeOldBackups(folder, keep)) console.log(`  removed ${old}`);
});

function readOptions(): { to?: string; keep?: number } {
  const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
    throw new BackupError(
      '--keep is the number of backups to retain, at least 1: npm run backup -- --keep 14',
    );
  return { ...values, keep: values.keep === undefined ? undefined : Number(values.keep) };
}
