import { NO_TRACING, type Tracing } from '@e-store/server/tracing';
import type { Logger } from 'pino';
import { createPasswordHasher } from '../features/account/password-hasher.ts';
import { createSessions } from '../features/account/sessions.ts';
import { startCategoryList } from '../features/catalog/category-list.ts';
import { createResponseCache } from '../features/catalog/response-cache.ts';
import { createListedProducts } from '../features/catalog/listed-products.ts';
import { startCatalogIndex } from '../features/catalog/catalog-index.ts';
import { startProductSearch } from '../features/catalog/search/product-search.ts';
import type { Config } from '../platform/config/config.ts';
import type { Context } from '../platform/context.ts';
import { createLog } from '../platform/logging/create-log.ts';
import { startDatabaseClock } from '../platform/database/database-clock.ts';
import { isAway, openDatabase } from '../platform/database/database.ts';
import { createSalesDays } from '../features/dashboard/sales-days.ts';
import { REQUEST_LIMIT_MS } from '../platform/http/deadline.ts';
import { type Jobs, startJobs } from '../platform/jobs/start-jobs.ts';
import { createLimits } from '../platform/rate-limit/limits.ts';
import { openPictures } from '../platform/storage/picture-store.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { isMigrated, readReadiness } from '../platform/http/readiness.ts';
import { createKeyedMutex } from '../platform/locks/keyed-mutex.ts';

export type Overrides = { now?: () => Date; log?: Logger; requestLimitMs?: number; tracing?: Tracing };

const NO_JOBS: Jobs = { wakeMailWorker: () => {}, stop: async () => {} };

/** Creates a running context and its `stop`, which ends the parts in reverse order. */
export function createContext(
  config: Config,
  overrides: Overrides = {},
): { context: Context; announceStop: () => void; stop: () => Promise<void> } {
  const log = overrides.log ?? createLog({ level: config.logLevel });
  const tracing = overrides.tracing ?? NO_TRACING;
  const database = openDatabase(config.mongodbUri, { tracing });
  const now = overrides.now ?? startDatabaseClock(database.connection);
  const startedAt = now();
  const metrics = createMetrics(database.pool);
  const passwords = createPasswordHasher({
    cost: config.passwordCost,
    tracing,
    isDemo: config.isDemo,
  });
  const categories = startCategoryList(database, log);
  const search = startProductSearch(database, log, categories);
  const catalogIndex = startCatalogIndex(database, log, categories);
  const pictures = openPictures(config);
  const withLock = createKeyedMutex({ isAway: () => isAway(database) });
  const jobs =
    config.workerPort === undefined
      ? startJobs({ config, database, withLock, metrics, tracing, log, now })
      : NO_JOBS;
  let isStopping = false;

  return {
    context: {
      config,
      startedAt,
      requestLimitMs: overrides.requestLimitMs ?? REQUEST_LIMIT_MS,
      database,
      sessions: createSessions(database, config, now),
      limits: createLimits(database, { isOn: config.hasRateLimits, now }),
      passwords,
      categories,
      search,
      catalogIndex,
      responseCache: createResponseCache(catalogIndex),
      listed: createListedProducts(database, catalogIndex),
      sales: createSalesDays(database, now),
      pictures,
      withLock,
      metrics,
      tracing,
      log,
      now,
      wakeMailWorker: jobs.wakeMailWorker,
      isMigrated: () => isMigrated(database),
      readiness: () => readReadiness(database, isStopping, { search, catalogIndex }),
    },
    announceStop: () => {
      isStopping = true;
    },
    stop: async () => {
      isStopping = true;
      await jobs.stop();
      pictures.close();
      await search.stop();
      catalogIndex.stop();
      categories.stop();
      await passwords.stop();
      await database.connection.close();
      await tracing.stop();
    },
  };
}
