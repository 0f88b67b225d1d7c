import path from 'node:path';
import { runUntilStopped } from '@e-store/server/run-until-stopped';
import { configFromEnvironment } from './config.ts';
import { createDevPages } from './create-dev-pages.ts';
import { start } from './start.ts';

await runUntilStopped(async () => {
  const pages = await createDevPages(path.resolve(import.meta.dirname, '..'));
  const running = await start(configFromEnvironment(), pages);
  return { ...running, stop: () => running.stop().then(() => pages.close()) };
});
