import { initialMovements } from '../features/catalog/stock-movement.model.ts';
import { openDatabase } from '../app/open-database.ts';
import { type NewTestProduct, productRecord } from './product-record.ts';
import { returnTestDatabase, takeTestDatabase } from './test-databases.ts';

export async function startTestDatabase() {
  const uri = await takeTestDatabase();
  const database = openDatabase(uri, { isPatient: true });
  await database.connection.asPromise();
  return {
    database,
    addProduct: async (product: NewTestProduct = {}) => {
      const record = productRecord(product);
      await database.products.create([record]);
      await database.stockMovements.create(initialMovements(record));
      return record;
    },
    stop: async () => {
      await database.connection.close();
      await returnTestDatabase(uri);
    },
  };
}

export type TestDatabase = Awaited<ReturnType<typeof startTestDatabase>>;
