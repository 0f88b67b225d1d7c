import mongoose, { type Connection } from 'mongoose';
import { defineAccountModels } from './account/models.ts';
import { defineCatalogModels } from './catalog/models.ts';
import { defineMailModels } from './mail/models.ts';
import { defineOrderModels } from './orders/models.ts';
import { defineReviewModels } from './reviews/models.ts';
import { defineStoreModels } from './store/models.ts';

/** How long a call waits for a database that is away before it says so. */
const SERVER_SELECTION_TIMEOUT_MS = 2500;

/** A connection with the shop's models on it. Each test file has one of its own. */
export type Database = ReturnType<typeof defineModels> & { connection: Connection };

/**
 * Opens a connection. It resolves at once, also while MongoDB is away: calls then fail with a connection error, and
 * work again as soon as it is back, without a restart.
 */
export function openDatabase(uri: string): Database {
  const connection = mongoose.createConnection(uri, {
    serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
    autoIndex: false,
    autoCreate: false,
  });
  connection.set('bufferTimeoutMS', SERVER_SELECTION_TIMEOUT_MS);
  connection.set('sanitizeFilter', true);
  connection.on('error', () => {}); // each call reports its own failure
  connection.asPromise().catch(() => {});
  return { connection, ...defineModels(connection) };
}

function defineModels(connection: Connection) {
  return {
    ...defineAccountModels(connection),
    ...defineCatalogModels(connection),
    ...defineMailModels(connection),
    ...defineOrderModels(connection),
    ...defineReviewModels(connection),
    ...defineStoreModels(connection),
  };
}
