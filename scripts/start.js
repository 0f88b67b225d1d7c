import { answerHelp } from './command-line.js';
import { runShop } from './run-shop.js';

answerHelp(`
npm start   runs the whole shop: installs and builds as needed, starts MongoDB, the mail inbox,
            the API and the web server, and fills an empty database with the demo catalogue.
            Ctrl-C stops everything. Settings: .env.example`);

await runShop(async () => (await import('./shop/steps.js')).shopSteps);
