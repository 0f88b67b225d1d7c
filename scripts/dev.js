import { answerHelp } from './command-line.js';
import { runShop } from './run-shop.js';

answerHelp(`
npm run dev   the shop from its sources: the API starts anew and pages reload when a file changes.
              Addresses, settings and data are those of npm start.`);

await runShop(async () => (await import('./shop/dev-steps.js')).devSteps);
