import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import type { Connection } from 'mongoose';
import type { Context, Services } from './context.ts';
import type { Models, Subscriber } from './database/database.ts';
import type { Migration } from './database/migrations/migration.ts';
import type { LoadedPart } from './http/health.ts';
import type { Route } from './http/route.ts';
import type { Invariant } from './invariants/check-invariants.ts';
import type { Job } from './jobs/start-jobs.ts';
import type { MailTemplates } from './outbox/mail-template.ts';
import type { PersonalRecords } from './personal-data/personal-records.ts';
import type { RetentionRule } from './personal-data/retention-rule.ts';

/** What a feature started for the requests of this process. */
export type StartedFeature = {
  services: Partial<Services> & Partial<Pick<Context, 'sessions' | 'responseCache'>>;
  /** Data in memory that must be loaded once before the process is ready. */
  loadedParts?: Record<string, LoadedPart>;
  stop?: () => Promise<void> | void;
};

/**
 * One feature of the shop, with all that the application needs to know about it. `app/features.ts` lists the
 * modules; neither the platform nor another feature has to be edited for a new one.
 */
export type Feature = {
  defineModels?: (connection: Connection) => Partial<Models>;
  routes?: readonly Route[];
  mails?: Partial<MailTemplates>;
  jobs?: readonly Job[];
  migrations?: readonly Migration[];
  /** Export and erasure of the personal data in the collections of this feature. */
  personalRecords?: PersonalRecords;
  retentionRules?: readonly RetentionRule[];
  invariants?: readonly Invariant[];
  /** What an earlier feature publishes and this one reacts to, in the same transaction. */
  subscribers?: readonly Subscriber[];
  /** Open tasks of staff, counted with the filters of their lists. */
  work?: Partial<Record<keyof WorkToDo, (context: Context) => Promise<number>>>;
  start?: (context: Context) => StartedFeature;
};

export const defineFeature = <F extends Feature>(feature: F): F => feature;
