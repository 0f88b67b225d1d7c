import { answerHelp } from './command-line.js';

answerHelp(`
npm run backup                    writes an archive of the whole shop with its pictures to DATA_DIR/backups, while the
                                  shop runs; reads it back and compares all hashes before it gets its final name
npm run backup -- --to DIR        writes the archive to DIR, such as another disk or a synchronised folder
npm run backup -- --keep 14       deletes all but the newest 14 archives in the folder after this backup

BACKUP_KEY_FILE or BACKUP_KEY encrypts the archive (AES-256-GCM). Without that key, nobody can read it.
Exits with status 1 and one line when the backup fails.`);

const { runOnDatabase } = await import('./run-on-database.js');
await runOnDatabase('backup.js');
