import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { type Config, ConfigError, readProcessConfig } from './config.ts';
import { createApi } from './create-api.ts';
import { createContext, type Overrides } from './create-context.ts';
import { listen } from './http/listen.ts';

/** Runs the API until it is stopped. Port 0 takes a free one; `url` says which. */
export async function start(
  config: Config,
  overrides?: Overrides,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { context, stop: stopContext } = createContext(config, overrides);
  const server = createServer(createApi(context));
  const listening = await listen(server, config).catch(async (error: unknown) => {
    await stopContext();
    throw error;
  });
  context.log.info({ url: listening.url }, 'API listens');
  return {
    url: listening.url,
    stop: async () => {
      await listening.stop();
      await stopContext();
    },
  };
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
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  });
}
