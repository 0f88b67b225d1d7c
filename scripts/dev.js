import { answerHelp } from './command-line.js';
import { runShop } from './run-shop.js';

answerHelp(`
npm run dev   runs the shop from its sources: the API restarts and pages reload when a file changes.
              Uses the URLs, settings and data of npm start.`);

await runShop(async () => (await import('./shop/dev-steps.js')).devSteps);
