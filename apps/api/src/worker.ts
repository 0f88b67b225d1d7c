import { pathToFileURL } from 'node:url';
import { createInternalServer, healthPages } from '@e-store/server/internal-server';
import { listenInternal } from '@e-store/server/listen';
import { type RunningServer, runUntilStopped } from '@e-store/server/run-until-stopped';
import { startTracing } from '@e-store/server/start-tracing';
import { type Config, ConfigError, readProcessConfig } from './platform/config/config.ts';
import type { Overrides } from './app/create-context.ts';
import { contributions, jobs as allJobs, migrations } from './app/features.ts';
import { openDatabase } from './app/open-database.ts';
import { createLog } from './platform/logging/create-log.ts';
import { startDatabaseClock } from './platform/database/database-clock.ts';
import { isAway } from './platform/database/database.ts';
import { startJobs } from './platform/jobs/start-jobs.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { readReadiness } from './platform/http/health.ts';
import { collectMetrics } from './app/serve-metrics.ts';
import { traceIdentity } from './platform/tracing/trace-identity.ts';
import { createKeyedMutex } from './platform/locks/keyed-mutex.ts';

/**
 * For an API without mail and jobs. Unfinished work passes to another worker after its lease. Health and
 * metrics are at `WORKER_PORT`.
 */
export async function startWorker(config: Config, overrides: Overrides = {}): Promise<RunningServer> {
  const { workerPort: port, metricsHost: host } = config;
  if (port === undefined)
    throw new ConfigError(
      'WORKER_PORT is required: the port of the worker’s health check, for example 9465.',
    );
  const log = overrides.log ?? createLog({ name: 'worker', level: config.logLevel });
  const tracing =
    overrides.tracing ?? (await startTracing(config.traces, traceIdentity('e-store-worker', log)));
  const database = openDatabase(config.mongodbUri, { tracing });
  const now = overrides.now ?? startDatabaseClock(database.connection);
  const metrics = createMetrics(database.pool);
  let isStopping = false;
  const server = createInternalServer({
    ...healthPages(() => readReadiness(database, migrations, { isStopping })),
    ...collectMetrics({ config, database, metrics, now }),
  });
  const names = { host: 'METRICS_HOST', port: 'WORKER_PORT' };
  const listening = await listenInternal(server, { host, port, names }).catch(async (error: unknown) => {
    await database.connection.close();
    throw error;
  });
  const withLock = createKeyedMutex({ isAway: () => isAway(database) });
  const jobs = startJobs(
    { ...contributions, config, database, withLock, metrics, tracing, log, now, startedAt: now() },
    allJobs,
  );
  log.info({ url: listening.url }, 'worker listening');
  let stopping: Promise<void> | undefined;
  const end = async () => {
    isStopping = true;
    await jobs.stop();
    await listening.stop();
    await database.connection.close();
    await tracing.stop();
    log.info('worker stopped');
  };
  return { url: listening.url, stop: () => (stopping ??= end()), log };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await runUntilStopped(() => startWorker(readProcessConfig()));
