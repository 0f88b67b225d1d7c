import type { Readiness } from '@e-store/server/internal-server';
import type { Tracing } from '@e-store/server/tracing';
import type { User } from '@e-store/shared/account/user';
import type { Logger } from 'pino';
import type { PasswordHasher } from '../features/account/password-hasher.ts';
import type { CategoryList } from '../features/catalog/category-list.ts';
import type { ResponseCache } from '../features/catalog/response-cache.ts';
import type { ListedProducts } from '../features/catalog/listed-products.ts';
import type { CatalogIndex } from '../features/catalog/catalog-index.ts';
import type { ProductSearch } from '../features/catalog/search/product-search.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { SalesDays } from '../features/dashboard/sales-days.ts';
import type { Limits } from './rate-limit/limits.ts';
import type { PictureStore } from './storage/picture-store.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { KeyedMutex } from './locks/keyed-mutex.ts';

export type { CacheDependencies, CachedResponse } from '../features/catalog/response-cache.ts';

export type Session = {
  id: string;
  user: User;
  passwordConfirmedAt: Date;
  mustSetUpSecondFactor: boolean;
};

export type Sessions = {
  /**
   * Returns the live session of a token; `undefined` when it is forged, ended, expired, or the user is gone.
   */
  find: (token: string) => Promise<Session | undefined>;
  start: (
    user: Pick<User, '_id' | 'role'>,
    device: string,
  ) => Promise<{ token: string; expiresAt: Date; owner: string }>;
  end: (token: string) => Promise<void>;
  endAll: (userId: string, except?: string) => Promise<void>;
};

export type Context = {
  config: Config;
  startedAt: Date;
  /** Maximum wait of a call before a 503 (R82). */
  requestLimitMs: number;
  database: Database;
  sessions: Sessions;
  limits: Limits;
  passwords: PasswordHasher;
  categories: CategoryList;
  search: ProductSearch;
  catalogIndex: CatalogIndex;
  responseCache: ResponseCache;
  listed: ListedProducts;
  sales: SalesDays;
  pictures: PictureStore;
  /** Serialises orders over the same products, instead of conflicts in the database. */
  withLock: KeyedMutex;
  metrics: Metrics;
  tracing: Tracing;
  log: Logger;
  now: () => Date;
  /** Hints that mail is queued; without the hint it waits for the next poll. */
  wakeMailWorker: () => void;
  isMigrated: () => Promise<boolean>;
  readiness: () => Promise<Readiness>;
};
