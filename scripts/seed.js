import { answerHelp } from './command-line.js';

answerHelp(`
npm run seed                          loads the demo catalogue, logins and past orders; safe to repeat
npm run seed -- --products 100000     as many products, for load tests
npm run seed -- --orders 100000       as many orders over two years, with their buyers, ledger and cash book
npm run seed -- --force               also in a shop with accounts that are not of the demo

Everybody knows the logins of the demo: DEMO must be on, and a shop that somebody uses is left as it is.`);

const { runOnDatabase } = await import('./run-on-database.js');
await runOnDatabase('seed/main.js');
