import path from 'node:path';
import { runUntilStopped } from '@e-store/server/run-until-stopped';
import { configFromEnvironment } from './config.ts';
import { devPages } from './dev-pages.ts';
import { start } from './start.ts';

/** The web server for those who work on it: from the sources, each change at once. */
await runUntilStopped(async () => {
  const pages = await devPages(path.resolve(import.meta.dirname, '..'));
  const running = await start(configFromEnvironment(), pages);
  return { ...running, stop: () => running.stop().then(() => pages.close()) };
});
