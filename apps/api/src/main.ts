import { pathToFileURL } from 'node:url';
import { createAppServer } from '@e-store/server/create-app-server';
import { listen } from '@e-store/server/listen';
import { type RunningServer, runUntilStopped } from '@e-store/server/run-until-stopped';
import { startTracing } from '@e-store/server/start-tracing';
import { resealKeysAtStart } from './features/account/second-factor/reseal-keys.ts';
import { type Config, readProcessConfig } from './platform/config/config.ts';
import type { Context } from './platform/context.ts';
import { createApi } from './app/create-api.ts';
import { createContext, type Overrides } from './app/create-context.ts';
import { createLog } from './platform/logging/create-log.ts';
import { serveMetrics } from './app/serve-metrics.ts';
import { traceIdentity } from './platform/tracing/trace-identity.ts';

/** Longer than the web server's, so it never uses a closing connection. */
const KEEP_ALIVE_MS = 65_000;

const listenOptions = ({ host, port }: Config) => ({
  host,
  port,
  names: { host: 'HOST', port: 'API_PORT' },
  keepAliveMs: KEEP_ALIVE_MS,
});

/** Port 0 picks a free port, returned in `url`. */
export async function start(
  config: Config,
  overrides: Overrides = {},
): Promise<RunningServer & { metricsUrl: string | undefined }> {
  const log = overrides.log ?? createLog({ level: config.logLevel });
  const tracing = overrides.tracing ?? (await startTracing(config.traces, traceIdentity('e-store-api', log)));
  const { context, announceStop, stop: stopContext } = createContext(config, { ...overrides, log, tracing });
  const server = createAppServer(createApi(context));
  const [metrics, listening] = await startBoth();
  context.log.info({ url: listening.url, metrics: metrics.url }, 'API listens');
  const atStart = new AbortController();
  void resealKeysAtStart(context, atStart.signal);
  void removeUnfinishedPictures(context);
  let stopping: Promise<void> | undefined;
  const end = async () => {
    announceStop();
    atStart.abort();
    await listening.stop();
    await metrics.stop();
    await stopContext();
  };
  return {
    url: listening.url,
    metricsUrl: metrics.url,
    stop: () => (stopping ??= end()),
    log: context.log,
  };

  async function startBoth() {
    try {
      const inside = await serveMetrics(config, context);
      try {
        return [inside, await listen(server, listenOptions(config))] as const;
      } catch (error) {
        await inside.stop();
        throw error;
      }
    } catch (error) {
      await stopContext();
      throw error;
    }
  }
}

async function removeUnfinishedPictures({ pictures, log }: Context): Promise<void> {
  try {
    const removed = await pictures.removeUnfinished();
    if (removed > 0) log.info({ removed }, 'removed unfinished pictures of killed processes');
  } catch (error) {
    log.warn({ err: error }, 'unfinished pictures could not be removed');
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await runUntilStopped(() => start(readProcessConfig()));
