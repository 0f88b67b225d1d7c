import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { type Config, ConfigError, readProcessConfig } from './config.ts';
import { createApi } from './create-api.ts';
import { createContext, type Overrides } from './create-context.ts';
import { listen, ListenError } from './http/listen.ts';

/** Runs the API until it is stopped. Port 0 takes a free one; `url` says which. */
export async function start(
  config: Config,
  overrides?: Overrides,
): Promise<{ url: string; stop: () => Promise<void> }> {
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
  return { url: listening.url, stop: () => (stopping ??= end()) };
}

async function main(): Promise<void> {
  const api = await start(readProcessConfig());
  process.send?.({ type: 'listening', url: api.url });
  const stop = () => {
    api.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  // Not `once`: without a listener a second signal would kill the process in the midst of its stopping.
  process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    const isForPeople = error instanceof ConfigError || error instanceof ListenError;
    console.error(isForPeople ? error.message : error);
    process.exit(1);
  });
}
