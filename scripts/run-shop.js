import { once } from 'node:events';
import { fail, say } from './command-line.js';
import { loadSettings } from '../tools/settings/load-settings.js';
import { banner } from './shop/banner.js';
import { stopSignals } from './shop/stop-signals.js';

// Only Node's own modules up to here: settings are checked before installation.

const untilAborted = (signal) => signal.aborted || once(signal, 'abort');

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

  await Promise.race([untilAborted(death.signal), untilAborted(asked)]);
  const died = death.signal.reason;
  if (died) process.stderr.write(`${died.message}\n`);
  say('Stopping …');
  await shop.stop();
  if (died) fail('All other processes were stopped.');
};

/** Until a stop signal. Exits with 0 after an orderly stop, else 1. */
export const runShop = async (importSteps) => {
  const values = await loadSettings();
  // A closed terminal must not interrupt an orderly stop.
  process.stdout.on('error', () => {});
  const signals = stopSignals({ say });
  try {
    await run(values, importSteps, signals);
  } catch (error) {
    const { asked } = signals;
    if (!asked.aborted || (error !== asked.reason && error.cause !== asked.reason)) fail(error.message);
  }
  say('E-Store has stopped');
  process.exit(0);
};
