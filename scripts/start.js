import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkNode, checkSettings } from './check-settings.js';
import { answerHelp, fail, root, say } from './command-line.js';
import { readSettings } from './settings.js';
import { banner } from './shop/banner.js';
import { stopSignals } from './shop/stop-signals.js';

answerHelp(`
npm start   the whole shop: installs and builds what is missing or changed, starts MongoDB, the mail inbox,
            the API and the web server, and fills an empty database with the demo catalogue.
            Ctrl-C stops everything. Settings: .env.example`);

// Up to here, and in the check, only Node's own modules are used: nothing may be installed yet.
const tooOld = checkNode();
if (tooOld.length > 0) fail(tooOld.join('\n'));
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
const values = readSettings(process.env);
const problems = await checkSettings(values);
if (problems.length > 0) fail(problems.join('\n'));

// A closed terminal must not break off an orderly stop.
process.stdout.on('error', () => {});
const { asked, hurry } = stopSignals({ say });

/** Resolves to the error of a server that died, or to nothing when the shop is to stop. */
const untilTheEnd = (death) =>
  new Promise((resolve) => {
    death.addEventListener('abort', () => resolve(death.reason));
    asked.addEventListener('abort', () => resolve());
    if (death.aborted) resolve(death.reason);
    else if (asked.aborted) resolve();
  });

const run = async () => {
  const { installPackages } = await import('./install-packages.js');
  const { buildChanged } = await import('./build-changed.js');
  const { start } = await import('./start-shop.js');
  await installPackages({ say, signal: asked });
  await buildChanged({ say, signal: asked });

  const death = new AbortController();
  const shop = await start(values, { say, signal: asked, hurry, onDeath: (error) => death.abort(error) });
  say(banner(shop));
  say('E-Store is ready');

  const died = await untilTheEnd(death.signal);
  if (died) process.stderr.write(`${died.message}\n`);
  say('Stopping …');
  await shop.stop();
  if (died) fail('Everything else was stopped.');
};

try {
  await run();
} catch (error) {
  // A start that was called off ends with the reason it was called off for.
  const isCalledOff = asked.aborted && (error === asked.reason || error.cause === asked.reason);
  if (!isCalledOff) fail(error.message);
}
say('E-Store has stopped');
process.exit(0);
