import path from 'node:path';
import { configFromEnvironment } from './config.ts';
import { devPages } from './dev-pages.ts';
import { start } from './start.ts';

/** The web server for those who work on it: from the sources, each change at once. */
const pages = await devPages(path.resolve(import.meta.dirname, '..'));
const { url, stop } = await start(configFromEnvironment(), pages);
process.send?.({ type: 'listening', url });

let stopping: Promise<never> | undefined;
const end = () => {
  stopping ??= stop()
    .then(() => pages.close())
    .then(() => process.exit(0));
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.on('disconnect', end);
