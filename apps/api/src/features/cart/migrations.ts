import { indexMigration } from '../../platform/database/migrations/migration.ts';

export const cartMigrations = [indexMigration('002-saved', { carts: [], wishlists: [] })];
