import { ensureCollections } from './ensure-collections.ts';
import type { Migration } from './migration.ts';

export const saved: Migration = {
  name: '002-saved',
  up: (connection) => ensureCollections(connection, ['carts', 'wishlists']),
};
