import { readProcessConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { runMigrations } from './migrations/run-migrations.ts';

const { connection } = openDatabase(readProcessConfig().mongodbUri, { isPatient: true });
try {
  const applied = await runMigrations(connection);
  console.log(
    applied.length === 0 ? 'Migrations: nothing to do.' : `Migrations: applied ${applied.join(', ')}.`,
  );
} finally {
  await connection.close();
}
