import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { defineAccountModels } from './account/models.ts';
import { defineCartModels } from './cart/models.ts';
import { defineAlertModels } from './alerts/models.ts';
import { defineCatalogModels } from './catalog/models.ts';
import { defineContactModels } from './contact/models.ts';
import { defineCustomerModels } from './customers/models.ts';
import { defineDashboardModels } from './dashboard/models.ts';
import { defineMailModels } from './mail/models.ts';
import { defineNewsletterModels } from './newsletter/models.ts';
import { defineOrderModels } from './orders/models.ts';
import { definePromotionModels } from './promotions/models.ts';
import { defineReviewModels } from './reviews/models.ts';
import { defineStaffModels } from './staff/models.ts';
import { defineStoreModels } from './store/models.ts';
import { defineTransactionModels } from './transactions/models.ts';
import { defineWishlistModels } from './wishlist/models.ts';

/** How long a call waits for a database that is away before it says so. */
const SERVER_SELECTION_TIMEOUT_MS = 2000;

/** A connection with the shop's models on it. Each test file has one of its own. */
export type Database = ReturnType<typeof defineModels> & { connection: Connection };

/** How often the server is looked at: a database that comes back is noticed within this time. */
const HEARTBEAT_MS = 2000;

// Given when the connection is opened: Mongoose does not read them from `connection.set`.
const OPTIONS = {
  // A server that takes connections and answers nothing is given up, too, instead of keeping every request waiting.
  connectTimeoutMS: 3000,
  socketTimeoutMS: 8000,
  waitQueueTimeoutMS: 2500,
  serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
  heartbeatFrequencyMS: HEARTBEAT_MS,
  bufferTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
  autoIndex: false,
  autoCreate: false,
  sanitizeFilter: true,
};

/** How soon after a failure a database that was not there at the start is looked for again. */
const RETRY_MS = 500;

/**
 * Opens a connection. It resolves at once, also while MongoDB is away, from the start or later: calls then fail with a
 * connection error, and work again as soon as it is back, without a restart. A patient one waits for single calls as
 * long as they take: a migration may build an index for minutes.
 */
export function openDatabase(uri: string, { isPatient = false } = {}): Database {
  const connection = mongoose.createConnection();
  connection.on('error', () => {}); // each call reports its own failure
  void connect(connection, uri, isPatient ? { ...OPTIONS, socketTimeoutMS: 0 } : OPTIONS);
  return { connection, ...defineModels(connection) };
}

/** Mongoose comes back by itself after a first success only; until then this does. */
async function connect(connection: Connection, uri: string, options: ConnectOptions): Promise<void> {
  let isClosed = false;
  connection.once('close', () => (isClosed = true));
  for (;;) {
    try {
      return void (await connection.openUri(uri, { ...options }));
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
    ...defineMailModels(connection),
    ...defineNewsletterModels(connection),
    ...defineOrderModels(connection),
    ...definePromotionModels(connection),
    ...defineReviewModels(connection),
    ...defineStaffModels(connection),
    ...defineStoreModels(connection),
    ...defineTransactionModels(connection),
    ...defineWishlistModels(connection),
  };
}
