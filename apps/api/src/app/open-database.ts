import { connectDatabase, type Database, type OpenOptions } from '../platform/database/database.ts';
import { markAttempt } from '../platform/idempotency/current-attempt.ts';
import { features } from './features.ts';

export const openDatabase = (uri: string, options?: OpenOptions): Database =>
  connectDatabase(
    uri,
    {
      defineModels: features.flatMap((feature) => feature.defineModels ?? []),
      subscribers: features.flatMap((feature) => feature.subscribers ?? []),
      beginTransaction: markAttempt,
    },
    options,
  );
