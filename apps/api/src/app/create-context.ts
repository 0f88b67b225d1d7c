import { NO_TRACING, type Tracing } from '@e-store/server/tracing';
import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';
import type { Context } from '../platform/context.ts';
import { startDatabaseClock } from '../platform/database/database-clock.ts';
import { isAway } from '../platform/database/database.ts';
import type { StartedFeature } from '../platform/feature.ts';
import { REQUEST_LIMIT_MS } from '../platform/http/deadline.ts';
import { isMigrated, readReadiness } from '../platform/http/health.ts';
import { type Jobs, startJobs } from '../platform/jobs/start-jobs.ts';
import { createKeyedMutex } from '../platform/locks/keyed-mutex.ts';
import { createLog } from '../platform/logging/create-log.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { createLimits } from '../platform/rate-limit/limits.ts';
import { openPictures } from '../platform/storage/picture-store.ts';
import { contributions, features, jobs as allJobs, migrations, work } from './features.ts';
import { openDatabase } from './open-database.ts';

export type Overrides = { now?: () => Date; log?: Logger; requestLimitMs?: number; tracing?: Tracing };

const NO_JOBS: Jobs = { wakeMailWorker: () => {}, stop: async () => {} };

/** Returns a running context and its `stop`, which ends the parts in reverse order. */
export function createContext(
  config: Config,
  overrides: Overrides = {},
): { context: Context; announceStop: () => void; stop: () => Promise<void> } {
  const log = overrides.log ?? createLog({ level: config.logLevel });
  const tracing = overrides.tracing ?? NO_TRACING;
  const database = openDatabase(config.mongodbUri, { tracing });
  const now = overrides.now ?? startDatabaseClock(database.connection);
  const metrics = createMetrics(database.pool);
  const withLock = createKeyedMutex({ isAway: () => isAway(database) });
  const base = { ...contributions, config, database, withLock, metrics, tracing, log, now, startedAt: now() };
  const jobs = config.workerPort === undefined ? startJobs(base, allJobs) : NO_JOBS;
  const pictures = openPictures(config);
  const started: StartedFeature[] = [];
  let isStopping = false;

  const context = {
    ...base,
    requestLimitMs: overrides.requestLimitMs ?? REQUEST_LIMIT_MS,
    limits: createLimits(database, { isOn: config.hasRateLimits, now }),
    pictures,
    wakeMailWorker: jobs.wakeMailWorker,
    countWork: (kind) => work[kind](context),
    isMigrated: () => isMigrated(database, migrations),
    readiness: () =>
      readReadiness(database, migrations, {
        isStopping,
        parts: Object.assign({}, ...started.map(({ loadedParts }) => loadedParts)),
      }),
  } as Context;
  for (const { start } of features) {
    const feature = start?.(context);
    if (!feature) continue;
    started.push(feature);
    Object.assign(context, feature.services);
  }

  return {
    context,
    announceStop: () => {
      isStopping = true;
    },
    stop: async () => {
      isStopping = true;
      await jobs.stop();
      pictures.close();
      for (const feature of started.toReversed()) await feature.stop?.();
      await database.connection.close();
      await tracing.stop();
    },
  };
}
