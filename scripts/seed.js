import { answerHelp } from './command-line.js';

answerHelp(`
npm run seed                          loads the demo catalogue, logins and past orders; safe to repeat
npm run seed -- --products 100000     as many products, for load tests`);

const { runOnDatabase } = await import('./run-on-database.js');
await runOnDatabase('seed/main.js');
