import { claimDataDir } from '../claim-data-dir.ts';
import { DataDirInUse } from '../errors.ts';

const [dbPath = '', at = '0'] = process.argv.slice(2);
process.stdout.write('here\n');
while (Date.now() < Number(at));
try {
  await claimDataDir(dbPath, () => {});
  process.stdout.write('has it\n');
} catch (error) {
  if (!(error instanceof DataDirInUse)) throw error;
  process.stdout.write('refused\n');
}
setInterval(() => {}, 60_000);
