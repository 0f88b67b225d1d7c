import { answerHelp } from './command-line.js';

answerHelp(`
npm run admin:create -- --email you@example.com    creates an Admin; reads the password from stdin,
                                                   or generates one and prints it once
  --another                                        also in a shop that has an Admin, who could give the role instead`);

const { runOnDatabase } = await import('./run-on-database.js');
await runOnDatabase('admin-create.js');
