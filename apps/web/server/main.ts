import { BadConfig } from './bad-config.ts';
import { configFromEnvironment } from './config.ts';
import { start } from './start.ts';

try {
  const { url, stop } = await start(configFromEnvironment());
  process.send?.({ type: 'listening', url });
  let stopping: Promise<never> | undefined;
  const end = () => {
    stopping ??= stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // The parent that started this process is gone.
  process.on('disconnect', end);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof BadConfig) return `The web server cannot start.\n${error.message}`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `The web server cannot start: ${error.message}. Set WEB_PORT to a free port.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
