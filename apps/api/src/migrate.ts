import { StartError } from '@e-store/server/start-error';
import { makeAdmin } from './account/make-admin.ts';
import { createPasswordHasher } from './account/password-hasher.ts';
import { readProcessConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { runMigrations } from './migrations/run-migrations.ts';

const config = readProcessConfig();
const { firstAdmin } = config;
const database = openDatabase(config.mongodbUri, { isPatient: true });
const passwords = createPasswordHasher({ cost: config.passwordCost });
try {
  const applied = await runMigrations(database.connection);
  console.log(
    applied.length === 0 ? 'Migrations: nothing to do.' : `Migrations: applied ${applied.join(', ')}.`,
  );
  if (firstAdmin) {
    const isMade = await makeAdmin(firstAdmin, { config, database, passwords, program: 'migrate' });
    console.log(
      isMade
        ? `First Admin: ${firstAdmin.email} is one now, with the password of ADMIN_PASSWORD.`
        : 'First Admin: there is an Admin already; nothing was changed.',
    );
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`First Admin: none was made. ${error.message}`);
  process.exitCode = 1;
} finally {
  await passwords.stop();
  await database.connection.close();
}
