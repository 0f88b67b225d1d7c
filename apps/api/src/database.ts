import { setTimeout as wait } from 'node:timers/promises';
import { NO_TRACING, type Tracing } from '@e-store/server/tracing';
import mongoose, { type ClientSession, type Connection, type ConnectOptions, type mongo } from 'mongoose';
import { defineAccountModels } from './account/models.ts';
import { defineCartModels } from './cart/models.ts';
import { defineAlertModels } from './alerts/models.ts';
import { defineCatalogModels } from './catalog/models.ts';
import { defineContactModels } from './contact/models.ts';
import { defineCustomerModels } from './customers/models.ts';
import { type DatabasePool, emptyPool, watchPool } from './database-pool.ts';
import { traceCommands } from './database-traces.ts';
import { defineDashboardModels } from './dashboard/models.ts';
import { markAttempt } from './idempotency/current-attempt.ts';
import { defineIdempotencyModels } from './idempotency/models.ts';
import { defineJobModels } from './jobs/models.ts';
import { defineMailModels } from './mail/models.ts';
import { defineNewsletterModels } from './newsletter/models.ts';
import { TooSlowError } from './errors.ts';
import { defineOperationModels } from './operations/models.ts';
import { defineOrderModels } from './orders/models.ts';
import { definePrivacyModels } from './privacy/models.ts';
import { definePromotionModels } from './promotions/models.ts';
import { defineReviewModels } from './reviews/models.ts';
import { defineStaffModels } from './staff/models.ts';
import { defineStoreModels } from './store/models.ts';
import { defineTransactionModels } from './transactions/models.ts';
import { defineWishlistModels } from './wishlist/models.ts';

/** How long a call waits for a database that is away before it says so. */
const SERVER_SELECTION_TIMEOUT_MS = 2000;

/** A connection with the shop's models on it. Each test file has one of its own. */
export type Database = ReturnType<typeof defineModels> & { connection: Connection; pool: DatabasePool };

/** How often the server is looked at: a database that comes back is noticed within this time. */
const HEARTBEAT_MS = 2000;

// Given when the connection is opened: Mongoose does not read them from `connection.set`.
const OPTIONS = {
  // A server that takes connections and answers nothing is given up, too, instead of keeping every request waiting.
  connectTimeoutMS: 3000,
  socketTimeoutMS: 8000,
  waitQueueTimeoutMS: 2500,
  // What a crowd or a slow line opened is closed when it is over: the database keeps a megabyte for each.
  maxIdleTimeMS: 20_000,
  serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
  heartbeatFrequencyMS: HEARTBEAT_MS,
  bufferTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
  autoIndex: false,
  autoCreate: false,
  sanitizeFilter: true,
};

/** How soon after a failure a database that was not there at the start is looked for again. */
const RETRY_MS = 500;

/** How API and worker introduce themselves to MongoDB: a restore looks for them before it replaces their database. */
export const shopAppName = (databaseName: string): string => `e-store ${databaseName}`;

/** Not by URL: it knows no address with several hosts. */
function databaseNameOf(uri: string): string {
  const [, name] = /^[^:]+:\/\/[^/?]+\/([^?]+)/.exec(uri) ?? [];
  return name === undefined ? 'test' : decodeURIComponent(name);
}

/**
 * Opens a connection. It resolves at once, also while MongoDB is away, from the start or later: calls then fail with a
 * connection error, and work again as soon as it is back, without a restart. A patient one waits for single calls as
 * long as they take: a migration may build an index for minutes.
 */
export function openDatabase(
  uri: string,
  { isPatient = false, tracing = NO_TRACING }: { isPatient?: boolean; tracing?: Tracing } = {},
): Database {
  const connection = mongoose.createConnection();
  connection.on('error', () => {}); // each call reports its own failure
  markTransactions(connection);
  if (!isPatient) boundTransactions(connection);
  const pool = emptyPool();
  const options = {
    ...OPTIONS,
    ...(isPatient ? { socketTimeoutMS: 0 } : { appName: shopAppName(databaseNameOf(uri)) }),
    monitorCommands: tracing.isOn, // which costs something with every command
  };
  const watch = (client: mongo.MongoClient) => {
    watchPool(client, pool);
    if (tracing.isOn) traceCommands(client, tracing);
  };
  void connect(connection, uri, options, watch);
  return { connection, pool, ...defineModels(connection) };
}

/** A call with an `Idempotency-Key` is noted as done in the same transaction that makes its change. */
function markTransactions(connection: Connection): void {
  const unmarked = connection.transaction.bind(connection);
  connection.transaction = (task, options) =>
    unmarked(async (session) => {
      await markAttempt(session);
      return task(session);
    }, options);
}

/**
 * How long a transaction may be tried. The driver goes on for two minutes, against other writers and for the answer to a
 * commit; whoever waits for it has long gone.
 */
const TRANSACTION_LIMIT_MS = 8000;

/**
 * Ends the wait for a transaction after `TRANSACTION_LIMIT_MS`. It may still commit: whether it did is known to the next
 * call with the same `Idempotency-Key` alone.
 */
function boundTransactions(connection: Connection): void {
  const unbounded = connection.transaction.bind(connection);
  connection.transaction = async <Result>(
    task: (session: ClientSession) => Promise<Result>,
    options?: mongo.TransactionOptions,
  ): Promise<Result> => {
    const limit = new AbortController();
    const late = wait(TRANSACTION_LIMIT_MS, undefined, { signal: limit.signal, ref: false }).then(() => {
      throw new TooSlowError();
    });
    const deadline = performance.now() + TRANSACTION_LIMIT_MS;
    const tried = unbounded((session) => {
      if (performance.now() > deadline) throw new TooSlowError(); // nobody waits for another try
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

/** Known to be out of reach: a call would only wait for it. */
export const isAway = ({ connection }: Pick<Database, 'connection'>): boolean =>
  connection.readyState !== mongoose.STATES.connected;

/** Mongoose comes back by itself after a first success only; until then this does. */
async function connect(
  connection: Connection,
  uri: string,
  options: ConnectOptions,
  watch: (client: mongo.MongoClient) => void,
): Promise<void> {
  let isClosed = false;
  // Not by the event: a connection that is closed before it was ever open tells of no end.
  const close = connection.close.bind(connection);
  connection.close = (force) => {
    isClosed = true;
    return close(force);
  };
  for (;;) {
    try {
      const opening = connection.openUri(uri, { ...options });
      watch(connection.getClient()); // it is there at once, and has not begun to connect
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
