import { setTimeout as wait } from 'node:timers/promises';
import { NO_TRACING, type Tracing } from '@e-store/server/tracing';
import mongoose, { type ClientSession, type Connection, type ConnectOptions, type mongo } from 'mongoose';
import { type DatabasePool, emptyPool, watchPool } from './database-pool.ts';
import { traceCommands } from './database-traces.ts';
import { RequestTimeoutError } from '../errors/errors.ts';

const SERVER_SELECTION_TIMEOUT_MS = 2000;

/** Each feature module adds its models by declaration merging. */
// oxlint-disable-next-line consistent-type-definitions, no-empty-interface, no-empty-object-type -- features extend it
export interface Models {}

/** With their payload: the publishing feature adds its events. */
// oxlint-disable-next-line consistent-type-definitions, no-empty-interface, no-empty-object-type -- features extend it
export interface Events {}

/** Runs the subscribers one after another, in the transaction of the caller. */
export type Publish = <Name extends keyof Events>(
  name: Name,
  event: Events[Name],
  session: ClientSession,
) => Promise<void>;

export type Subscriber = {
  [Name in keyof Events]: {
    event: Name;
    handle: (database: Database, event: Events[Name], session: ClientSession) => Promise<void>;
  };
}[keyof Events];

export type Database = Models & { connection: Connection; pool: DatabasePool; publish: Publish };

/** Of all modules: models, subscribers, and a first step of transactions. */
export type DatabaseParts = {
  defineModels: readonly ((connection: Connection) => Partial<Models>)[];
  subscribers: readonly Subscriber[];
  beginTransaction: (session: ClientSession) => Promise<void>;
};

const HEARTBEAT_MS = 2000;

// Mongoose ignores them in `connection.set`.
const OPTIONS = {
  // For a server that accepts connections but never answers.
  connectTimeoutMS: 3000,
  socketTimeoutMS: 8000,
  waitQueueTimeoutMS: 2500,
  // Closes connections after a peak; each costs the database a megabyte.
  maxIdleTimeMS: 20_000,
  serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
  heartbeatFrequencyMS: HEARTBEAT_MS,
  bufferTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
  autoIndex: false,
  autoCreate: false,
  sanitizeFilter: true,
};

const RETRY_MS = 500;

/** A restore checks for it before it replaces the database. */
export const shopAppName = (databaseName: string): string => `e-store ${databaseName}`;

/** `URL` cannot parse an address with several hosts. */
function databaseNameOf(uri: string): string {
  const [, name] = /^[^:]+:\/\/[^/?]+\/([^?]+)/.exec(uri) ?? [];
  return name === undefined ? 'test' : decodeURIComponent(name);
}

export type OpenOptions = { isPatient?: boolean; tracing?: Tracing };

/**
 * Returns at once, also while MongoDB is away: calls fail, then recover without a restart. A patient connection
 * has no time limit per call, because migrations may build indexes for minutes.
 */
export function connectDatabase(
  uri: string,
  { defineModels, subscribers, beginTransaction }: DatabaseParts,
  { isPatient = false, tracing = NO_TRACING }: OpenOptions = {},
): Database {
  const connection = mongoose.createConnection();
  connection.on('error', () => {});
  markTransactions(connection, beginTransaction);
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
  const models = Object.assign({}, ...defineModels.map((define) => define(connection))) as Models;
  const database: Database = {
    ...models,
    connection,
    pool,
    publish: async (name, event, session) => {
      for (const subscriber of subscribers)
        if (subscriber.event === name) await subscriber.handle(database, event as never, session);
    },
  };
  return database;
}

/** `begin` can mark a repeated call as done. */
function markTransactions(connection: Connection, begin: DatabaseParts['beginTransaction']): void {
  const unmarked = connection.transaction.bind(connection);
  connection.transaction = (task, options) =>
    unmarked(async (session) => {
      await begin(session);
      return task(session);
    }, options);
}

/** The driver alone would retry for two minutes. */
const TRANSACTION_LIMIT_MS = 8000;

/**
 * After the limit the transaction may still commit; only a retry with the same `Idempotency-Key` learns
 * whether it did.
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
  // A connection that never opened emits no close event.
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
