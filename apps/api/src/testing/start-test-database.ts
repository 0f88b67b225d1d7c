import { migrations } from '../app/features.ts';
import { randomUUID } from 'node:crypto';
import { initialMovements } from '../features/catalog/stock-movement.model.ts';
import { openDatabase } from '../app/open-database.ts';
import { runMigrations } from '../platform/database/migrations/run-migrations.ts';
import { type NewTestProduct, productRecord } from './product-record.ts';

export async function startTestDatabase() {
  const server = process.env['TEST_MONGODB_URI'];
  if (!server) throw new Error('No test database: run these tests through the root jest.config.js.');
  const uri = new URL(server);
  uri.pathname = `/test-${randomUUID()}`;
  const database = openDatabase(uri.href, { isPatient: true });
  await runMigrations(database.connection, migrations);
  return {
    database,
    addProduct: async (product: NewTestProduct = {}) => {
      const record = productRecord(product);
      await database.products.create([record]);
      await database.stockMovements.create(initialMovements(record));
      return record;
    },
    stop: async () => {
      await database.connection.dropDatabase();
      await database.connection.close();
    },
  };
}

export type TestDatabase = Awaited<ReturnType<typeof startTestDatabase>>;
