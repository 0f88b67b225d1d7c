import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import type { Connection } from 'mongoose';
import type { Context, Services } from './context.ts';
import type { Models, Subscriber } from './database/database.ts';
import type { Migration } from './database/migrations/migration.ts';
import type { LoadedPart } from './http/health.ts';
import type { Invariant } from './invariants/check-invariants.ts';
import type { NumberSearch } from './number-search.ts';
import type { Job } from './jobs/start-jobs.ts';
import type { MailTemplates } from './outbox/mail-template.ts';
import type { PersonalRecords } from './personal-data/personal-records.ts';
import type { RetentionRule } from './personal-data/retention-rule.ts';

export type StartedFeature = {
  services: Partial<Services> & Partial<Pick<Context, 'sessions' | 'responseCache'>>;
  /** In-memory data that must be loaded before the process is ready. */
  loadedParts?: Record<string, LoadedPart>;
  stop?: () => Promise<void> | void;
};

/** `app/features.ts` lists the modules; neither the platform nor another feature is edited for a new one. */
export type Feature = {
  defineModels?: (connection: Connection) => Partial<Models>;
  /** All routes that these modules export. */
  routeModules?: readonly object[];
  mails?: Partial<MailTemplates>;
  jobs?: readonly Job[];
  migrations?: readonly Migration[];
  personalRecords?: PersonalRecords;
  retentionRules?: readonly RetentionRule[];
  numberSearches?: readonly NumberSearch[];
  invariants?: readonly Invariant[];
  /** Run in the transaction of the publisher, which is an earlier feature. */
  subscribers?: readonly Subscriber[];
  work?: Partial<Record<keyof WorkToDo, (context: Context) => Promise<number>>>;
  start?: (context: Context) => StartedFeature;
};

export const defineFeature = <F extends Feature>(feature: F): F => feature;
