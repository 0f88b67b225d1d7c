import { migrations } from '../app/features.ts';
import { StartError } from '@e-store/server/run-until-stopped';
import { makeAdmin } from '../features/account/make-admin.ts';
import { createPasswordHasher } from '../features/account/password-hasher.ts';
import { type Config, listJwtSecrets } from '../platform/config/config.ts';
import { openDatabase } from '../app/open-database.ts';
import type { Database } from '../platform/database/database.ts';
import { runMigrations } from '../platform/database/migrations/run-migrations.ts';
import { runTool } from './run-tool.ts';
import { warnAboutDemoLogins } from './warn-about-demo-logins.ts';

await runTool(async (config) => {
  const database = openDatabase(config.mongodbUri, { isPatient: true });
  try {
    const applied = await runMigrations(database.connection, migrations, { secrets: listJwtSecrets(config) });
    console.log(
      applied.length === 0 ? 'Migrations: nothing to do.' : `Migrations: applied ${applied.join(', ')}.`,
    );
    await makeFirstAdmin(config, database);
    await warnAboutDemoLogins(config, database);
  } finally {
    await database.connection.close();
  }
});

async function makeFirstAdmin(config: Config, database: Database): Promise<void> {
  const { firstAdmin } = config;
  if (!firstAdmin) return;
  const passwords = createPasswordHasher({ cost: config.passwordCost });
  try {
    const isMade = await makeAdmin(firstAdmin, { config, database, passwords, program: 'migrate' });
    console.log(
      isMade
        ? `First Admin: ${firstAdmin.email} was created with the password in ADMIN_PASSWORD.`
        : 'First Admin: an Admin already exists. Nothing was changed.',
    );
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(`First Admin: not created. ${error.message}`);
  } finally {
    await passwords.stop();
  }
}
