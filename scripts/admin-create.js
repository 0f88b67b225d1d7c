import { answerHelp } from './command-line.js';

answerHelp(`
npm run admin:create -- --email you@example.com    makes an Admin; the password is read from stdin,
                                                   or generated and printed once when there is none`);

const { runOnDatabase } = await import('./run-on-database.js');
await runOnDatabase('admin-create.js');
