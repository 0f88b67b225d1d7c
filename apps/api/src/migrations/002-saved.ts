import { ensureCollections } from './ensure-collections.ts';
import type { Migration } from './migration.ts';

/** Carts and wishlists are found by their owner's id, which is theirs: they need no index but that of `_id`. */
export const saved: Migration = {
  name: '002-saved',
  up: (connection) => ensureCollections(connection, ['carts', 'wishlists']),
};
