import { fail, say } from './command-line.js';
import { loadSettings } from './load-settings.js';
import { banner } from './shop/banner.js';
import { stopSignals } from './shop/stop-signals.js';

// Up to here only Node's own modules are used: the settings are checked before anything is installed.

/** Resolves to the error of a server that died, or to nothing when the shop is to stop. */
const untilTheEnd = (death, asked) =>
  new Promise((resolve) => {
    death.addEventListener('abort', () => resolve(death.reason));
    asked.addEventListener('abort', () => resolve());
    if (death.aborted) resolve(death.reason);
    else if (asked.aborted) resolve();
  });

const run = async (values, importSteps, { asked, hurry }) => {
  const { installPackages } = await import('./install-packages.js');
  const { buildChanged } = await import('./build-changed.js');
  const { start } = await import('./start-shop.js');
  await installPackages({ say, signal: asked });
  await buildChanged({ say, signal: asked });

  const death = new AbortController();
  const onDeath = (error) => death.abort(error);
  const shop = await start(values, { say, signal: asked, hurry, onDeath, steps: await importSteps() });
  say(banner(shop));
  say('E-Store is ready');

  const died = await untilTheEnd(death.signal, asked);
  if (died) process.stderr.write(`${died.message}\n`);
  say('Stopping …');
  await shop.stop();
  if (died) fail('Everything else was stopped.');
};

/**
 * Runs a shop in this terminal until it is told to stop: checks the settings, installs and builds what is missing,
 * starts the steps that `importSteps` answers, and ends the process with status 0 after an orderly stop, 1 otherwise.
 */
export const runShop = async (importSteps) => {
  const values = await loadSettings();
  // A closed terminal must not break off an orderly stop.
  process.stdout.on('error', () => {});
  const signals = stopSignals({ say });
  try {
    await run(values, importSteps, signals);
  } catch (error) {
    // A start that was called off ends with the reason it was called off for.
    const { asked } = signals;
    if (!asked.aborted || (error !== asked.reason && error.cause !== asked.reason)) fail(error.message);
  }
  say('E-Store has stopped');
  process.exit(0);
};
