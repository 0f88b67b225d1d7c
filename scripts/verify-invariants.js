import { answerHelp } from './command-line.js';

answerHelp(`
npm run verify:invariants   checks the invariants of stock, ledger, orders, mail and reviews; exits with status 1 on a breach`);

const { runOnDatabase } = await import('./run-on-database.js');
await runOnDatabase('verify-invariants.js');
