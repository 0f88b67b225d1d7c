import { claimDataDir } from '../claim-data-dir.ts';
import { DataDirInUse } from '../errors.ts';

/** A process for tests: claims a folder at a moment, says whether it has it, and stays until it is killed. */
const [dbPath = '', at = '0'] = process.argv.slice(2);
process.stdout.write('here\n');
while (Date.now() < Number(at)); // to the same millisecond as the others
try {
  await claimDataDir(dbPath, () => {});
  process.stdout.write('has it\n');
} catch (error) {
  if (!(error instanceof DataDirInUse)) throw error;
  process.stdout.write('refused\n');
}
setInterval(() => {}, 60_000);
