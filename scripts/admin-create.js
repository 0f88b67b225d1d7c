import { answerHelp } from './command-line.js';

answerHelp(`
npm run admin:create -- --email you@example.com    makes an Admin; the password is read from stdin,
                                                   or generated and printed once when there is none
  --another                                        also when there is an Admin already, who could give the role`);

const { runOnDatabase } = await import('./run-on-database.js');
await runOnDatabase('admin-create.js');
