import type { Readiness } from '@e-store/server/internal-server';
import type { Tracing } from '@e-store/server/tracing';
import type { User } from '@e-store/shared/account/user';
import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Migration } from './database/migrations/migration.ts';
import type { ResponseCache } from './http/response-cache.ts';
import type { KeyedMutex } from './locks/keyed-mutex.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { NumberSearch } from './number-search.ts';
import type { MailTemplates } from './outbox/mail-template.ts';
import type { PersonalRecords } from './personal-data/personal-records.ts';
import type { RetentionRule } from './personal-data/retention-rule.ts';
import type { Limits } from './rate-limit/limits.ts';
import type { PictureStore } from './storage/picture-store.ts';

export type Session = {
  id: string;
  user: User;
  passwordConfirmedAt: Date;
  mustSetUpSecondFactor: boolean;
};

export type Sessions = {
  /** `undefined` when the session ended or expired, the token is forged or the user is gone. */
  find: (token: string) => Promise<Session | undefined>;
  /** Proves no live session. */
  ownerOf: (token: string) => string | undefined;
  start: (
    user: Pick<User, '_id' | 'role'>,
    device: string,
  ) => Promise<{ token: string; expiresAt: Date; owner: string }>;
  end: (token: string) => Promise<void>;
  endAll: (userId: string, except?: string) => Promise<void>;
};

/** Services that features start. Each feature module adds its own by declaration merging. */
// oxlint-disable-next-line consistent-type-definitions, no-empty-interface, no-empty-object-type -- features extend it
export interface Services {}

/** Of all modules; collected by `app/features.ts`. */
export type Contributions = {
  mails: MailTemplates;
  migrations: readonly Migration[];
  personalRecords: readonly PersonalRecords[];
  retentionRules: readonly RetentionRule[];
  numberSearches: readonly NumberSearch[];
};

/** Without HTTP: for jobs and programs. */
export type JobContext = Contributions & {
  config: Config;
  database: Database;
  /** Serialises orders over the same products. */
  withLock: KeyedMutex;
  metrics: Metrics;
  tracing: Tracing;
  log: Logger;
  now: () => Date;
  startedAt: Date;
  /** Without this hint, queued mail waits for the next poll. */
  wakeMailWorker: () => void;
};

export type Context = JobContext &
  Services & {
    /** Time until a request is answered with 503 (R82). */
    requestLimitMs: number;
    sessions: Sessions;
    limits: Limits;
    responseCache: ResponseCache;
    pictures: PictureStore;
    countWork: (kind: keyof WorkToDo) => Promise<number>;
    isMigrated: () => Promise<boolean>;
    readiness: () => Promise<Readiness>;
  };
