import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { type Config, ConfigError, readProcessConfig } from './config.ts';
import { createApi } from './create-api.ts';
import { createContext, type Overrides } from './create-context.ts';
import { listen, ListenError } from './http/listen.ts';

/** Runs the API until it is stopped. Port 0 takes a free one; `url` says which. */
export async function start(
  config: Config,
  overrides?: Overrides,
): Promise<{ url: string; stop: () => Promise<void>; log: Logger }> {
  const { context, announceStop, stop: stopContext } = createContext(config, overrides);
  const server = createServer(createApi(context));
  const listening = await listen(server, config).catch(async (error: unknown) => {
    await stopContext();
    throw error;
  });
  context.log.info({ url: listening.url }, 'API listens');
  let stopping: Promise<void> | undefined;
  const end = async () => {
    announceStop();
    await listening.stop();
    await stopContext();
  };
  return { url: listening.url, stop: () => (stopping ??= end()), log: context.log };
}

async function main(): Promise<void> {
  const api = await start(readProcessConfig());
  process.send?.({ type: 'listening', url: api.url });
  const end = async (status: number) => {
    await api.stop().catch(() => (status = 1));
    process.exit(status);
  };
  const stop = () => void end(0);
  // Not `once`: without a listener a second signal would kill the process in the midst of its stopping.
  process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);

  // Nobody knows what state a slip that nothing caught leaves behind: what runs may finish, then a new process begins (R84).
  const crash = (slip: unknown) => {
    api.log.fatal({ err: slip }, 'an error that nothing caught');
    void end(1);
  };
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    const isForPeople = error instanceof ConfigError || error instanceof ListenError;
    console.error(isForPeople ? error.message : error);
    process.exit(1);
  });
}
