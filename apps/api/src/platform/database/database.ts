import { setTimeout as wait } from 'node:timers/promises';
import { NO_TRACING, type Tracing } from '@e-store/server/tracing';
import mongoose, { type ClientSession, type Connection, type ConnectOptions, type mongo } from 'mongoose';
import { defineAccountModels } from '../../features/account/models.ts';
import { defineCartModels } from '../../features/cart/models.ts';
import { defineAlertModels } from '../../features/alerts/models.ts';
import { defineCatalogModels } from '../../features/catalog/models.ts';
import { defineContactModels } from '../../features/contact/models.ts';
import { defineCustomerModels } from '../../features/customers/models.ts';
import { type DatabasePool, emptyPool, watchPool } from './database-pool.ts';
import { traceCommands } from './database-traces.ts';
import { defineDashboardModels } from '../../features/dashboard/models.ts';
import { markAttempt } from '../idempotency/current-attempt.ts';
import { defineIdempotencyModels } from '../idempotency/models.ts';
import { defineJobModels } from '../jobs/models.ts';
import { defineMailModels } from '../outbox/models.ts';
import { defineNewsletterModels } from '../../features/newsletter/models.ts';
import { RequestTimeoutError } from '../errors/errors.ts';
import { defineOperationModels } from '../../features/operations/models.ts';
import { defineOrderModels } from '../../features/orders/models.ts';
import { definePrivacyModels } from '../../features/privacy/models.ts';
import { definePromotionModels } from '../../features/promotions/models.ts';
import { defineReviewModels } from '../../features/reviews/models.ts';
import { defineStaffModels } from '../audit/models.ts';
import { defineStoreModels } from '../../features/store/models.ts';
import { defineTransactionModels } from '../../features/transactions/models.ts';
import { defineWishlistModels } from '../../features/wishlist/models.ts';

const SERVER_SELECTION_TIMEOUT_MS = 2000;

export type Database = ReturnType<typeof defineModels> & { connection: Connection; pool: DatabasePool };

const HEARTBEAT_MS = 2000;

// Passed at open, because Mongoose ignores them in `connection.set`.
const OPTIONS = {
  // Gives up on a server that accepts connections but never answers.
  connectTimeoutMS: 3000,
  socketTimeoutMS: 8000,
  waitQueueTimeoutMS: 2500,
  // Closes surplus connections after a peak; each costs the database a megabyte.
  maxIdleTimeMS: 20_000,
  serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
  heartbeatFrequencyMS: HEARTBEAT_MS,
  bufferTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
  autoIndex: false,
  autoCreate: false,
  sanitizeFilter: true,
};

const RETRY_MS = 500;

/** App name of API and worker; a restore checks for them before it replaces the database. */
export const shopAppName = (databaseName: string): string => `e-store ${databaseName}`;

/** `URL` cannot parse an address with several hosts. */
function databaseNameOf(uri: string): string {
  const [, name] = /^[^:]+:\/\/[^/?]+\/([^?]+)/.exec(uri) ?? [];
  return name === undefined ? 'test' : decodeURIComponent(name);
}

/**
 * Opens a connection and returns at once, also while MongoDB is away. Calls then fail and recover without a
 * restart.
 * A patient connection has no time limit per call, as migrations may build indexes for minutes.
 */
export function openDatabase(
  uri: string,
  { isPatient = false, tracing = NO_TRACING }: { isPatient?: boolean; tracing?: Tracing } = {},
): Database {
  const connection = mongoose.createConnection();
  connection.on('error', () => {});
  markTransactions(connection);
  if (!isPatient) boundTransactions(connection);
  const pool = emptyPool();
  const options = {
    ...OPTIONS,
    ...(isPatient ? { socketTimeoutMS: 0 } : { appName: shopAppName(databaseNameOf(uri)) }),
    monitorCommands: tracing.isOn,
  };
  const watch = (client: mongo.MongoClient) => {
    watchPool(client, pool);
    if (tracing.isOn) traceCommands(client, tracing);
  };
  void connect(connection, uri, options, watch);
  return { connection, pool, ...defineModels(connection) };
}

/** Marks a call with an `Idempotency-Key` as done in the transaction of its change. */
function markTransactions(connection: Connection): void {
  const unmarked = connection.transaction.bind(connection);
  connection.transaction = (task, options) =>
    unmarked(async (session) => {
      await markAttempt(session);
      return task(session);
    }, options);
}

/** Maximum time of a transaction; the driver alone would retry for two minutes. */
const TRANSACTION_LIMIT_MS = 8000;

/**
 * Ends the wait after `TRANSACTION_LIMIT_MS`. The transaction may still commit; only a retry with the same
 * `Idempotency-Key` learns whether it did.
 */
function boundTransactions(connection: Connection): void {
  const unbounded = connection.transaction.bind(connection);
  connection.transaction = async <Result>(
    task: (session: ClientSession) => Promise<Result>,
    options?: mongo.TransactionOptions,
  ): Promise<Result> => {
    const limit = new AbortController();
    const late = wait(TRANSACTION_LIMIT_MS, undefined, { signal: limit.signal, ref: false }).then(() => {
      throw new RequestTimeoutError();
    });
    const deadline = performance.now() + TRANSACTION_LIMIT_MS;
    const tried = unbounded((session) => {
      if (performance.now() > deadline) throw new RequestTimeoutError();
      return task(session);
    }, options);
    try {
      return await Promise.race([tried, late]);
    } finally {
      limit.abort();
      late.catch(() => {});
      tried.catch(() => {});
    }
  };
}

export const isAway = ({ connection }: Pick<Database, 'connection'>): boolean =>
  connection.readyState !== mongoose.STATES.connected;

/** Mongoose reconnects only after a first success; until then this retries. */
async function connect(
  connection: Connection,
  uri: string,
  options: ConnectOptions,
  watch: (client: mongo.MongoClient) => void,
): Promise<void> {
  let isClosed = false;
  // Overrides `close`, because a connection that never opened emits no close event.
  const close = connection.close.bind(connection);
  connection.close = (force) => {
    isClosed = true;
    return close(force);
  };
  for (;;) {
    try {
      const opening = connection.openUri(uri, { ...options });
      watch(connection.getClient());
      return void (await opening);
    } catch {
      await wait(RETRY_MS, undefined, { ref: false });
      if (isClosed) return;
    }
  }
}

function defineModels(connection: Connection) {
  return {
    ...defineAccountModels(connection),
    ...defineCartModels(connection),
    ...defineAlertModels(connection),
    ...defineCatalogModels(connection),
    ...defineContactModels(connection),
    ...defineCustomerModels(connection),
    ...defineDashboardModels(connection),
    ...defineIdempotencyModels(connection),
    ...defineJobModels(connection),
    ...defineMailModels(connection),
    ...defineNewsletterModels(connection),
    ...defineOperationModels(connection),
    ...defineOrderModels(connection),
    ...definePrivacyModels(connection),
    ...definePromotionModels(connection),
    ...defineReviewModels(connection),
    ...defineStaffModels(connection),
    ...defineStoreModels(connection),
    ...defineTransactionModels(connection),
    ...defineWishlistModels(connection),
  };
}
