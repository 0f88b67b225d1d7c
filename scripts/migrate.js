import { answerHelp } from './command-line.js';

answerHelp(`
npm run migrate   migrates the database to the version of this code; safe to repeat and to run concurrently`);

const { runOnDatabase } = await import('./run-on-database.js');
await runOnDatabase('migrate.js');
