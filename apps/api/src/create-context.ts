import pino, { type Logger } from 'pino';
import { createPasswordHasher } from './account/password-hasher.ts';
import { createSessions } from './account/sessions.ts';
import { startAlertWorker } from './alerts/start-alert-worker.ts';
import { startCategoryList } from './catalog/category-list.ts';
import { startProductShelf } from './catalog/product-shelf.ts';
import { startProductSearch } from './catalog/search/product-search.ts';
import type { Config } from './config.ts';
import type { Context, Readiness } from './context.ts';
import { openDatabase } from './database.ts';
import { createSalesDays } from './dashboard/sales-days.ts';
import { createLimits } from './limits.ts';
import { createMailSender } from './mail/create-mail-sender.ts';
import { startMailWorker } from './mail/start-mail-worker.ts';
import { createTurns } from './turns.ts';
import { pendingMigrations } from './migrations/run-migrations.ts';

/** What tests replace. */
export type Overrides = { now?: () => Date; log?: Logger };

/** A context with everything in it running, and how to end it, in reverse order of how it began. */
export function createContext(
  config: Config,
  overrides: Overrides = {},
): { context: Context; announceStop: () => void; stop: () => Promise<void> } {
  const log = overrides.log ?? pino({ level: config.logLevel });
  const now = overrides.now ?? (() => new Date());
  const database = openDatabase(config.mongodbUri);
  const passwords = createPasswordHasher({ cost: config.passwordCost });
  const categories = startCategoryList(database, log);
  const search = startProductSearch(database, log, categories);
  const shelf = startProductShelf(database, log, categories);
  const mailSender = createMailSender(database, config, now);
  const mailWorker = startMailWorker(database, mailSender.send, log, now);
  const alertWorker = startAlertWorker(database, log, now, mailWorker.wake);
  let isStopping = false;

  return {
    context: {
      config,
      database,
      sessions: createSessions(database, config, now),
      limits: createLimits(database, { isOn: config.hasRateLimits, now }),
      passwords,
      categories,
      search,
      shelf,
      sales: createSalesDays(database, now),
      inTurn: createTurns(),
      log,
      now,
      wakeMailWorker: mailWorker.wake,
      readiness: async (): Promise<Readiness> => {
        if (isStopping) return 'stopping';
        const pending = await pendingMigrations(database.connection).catch(() => undefined);
        return pending?.length === 0 ? 'ready' : 'starting';
      },
    },
    /** From now on not ready, while open requests are still being answered. */
    announceStop: () => {
      isStopping = true;
    },
    stop: async () => {
      isStopping = true;
      await alertWorker.stop();
      await mailWorker.stop();
      mailSender.stop();
      await search.stop();
      shelf.stop();
      categories.stop();
      await passwords.stop();
      await database.connection.close();
    },
  };
}
