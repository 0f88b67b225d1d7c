import { answerHelp } from './command-line.js';

answerHelp(`
npm run seed                          loads the demo catalogue, logins and past orders; safe to repeat
npm run seed -- --products 100000     loads 100,000 products, for load tests
npm run seed -- --orders 100000       loads 100,000 orders over two years, with customers, stock ledger and cash book
npm run seed -- --force               also loads into a shop with accounts other than the demo logins

The demo logins are public: DEMO must be on, and a shop with other accounts does not change.`);

const { runOnDatabase } = await import('./run-on-database.js');
await runOnDatabase('seed/main.js');
