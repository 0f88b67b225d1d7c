import { type Migration, ensureCollections } from '../../platform/database/migrations/migration.ts';

const saved: Migration = {
  name: '002-saved',
  up: (connection) => ensureCollections(connection, ['carts', 'wishlists']),
};

export const cartMigrations = [saved];
