import { answerHelp } from './command-line.js';

answerHelp(`
npm run backup                    writes one archive of the whole shop, pictures included, into DATA_DIR/backups, while
                                  the shop goes on; reads it again and compares every hash before it gets its name
npm run backup -- --to DIR        writes it there: another disk, or a folder that is copied off the machine
npm run backup -- --keep 14       removes all but the newest 14 in that folder, after this one is written

BACKUP_KEY_FILE, or BACKUP_KEY, encrypts it (AES-256-GCM). Without that key nobody can read it, its owner included.
Exit status 1 and one line when there is no backup.`);

const { runOnDatabase } = await import('./run-on-database.js');
await runOnDatabase('backup.js');
