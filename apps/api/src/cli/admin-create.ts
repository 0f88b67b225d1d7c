import { migrations } from '../app/features.ts';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isNativeError } from 'node:util/types';
import { StartError } from '@e-store/server/run-until-stopped';
import { Email } from '@e-store/shared/account/user';
import { makeAdmin } from '../features/account/make-admin.ts';
import { createPasswordHasher } from '../features/account/password-hasher.ts';
import { openDatabase } from '../app/open-database.ts';
import { pendingMigrations } from '../platform/database/migrations/run-migrations.ts';
import { runTool } from './run-tool.ts';

const USAGE = 'Enter the email of the account: npm run admin:create -- --email name@example.com [--another]';

const values = readOptions();
const parsed = Email.safeParse(values.email);
if (!parsed.success) fail(USAGE);

const email = parsed.data;
const typed = process.stdin.isTTY ? '' : await readStdin();
const password = typed || randomBytes(18).toString('base64url');

await runTool(async (config) => {
  const database = openDatabase(config.mongodbUri, { isPatient: true });
  const passwords = createPasswordHasher({ cost: config.passwordCost });
  try {
    const pending = await pendingMigrations(database.connection, migrations);
    if (pending.length > 0)
      throw new StartError('The database is not prepared for this E-Store yet: run migrate first.');
    const isAnother = values.another ?? false;
    const making = { config, database, passwords, program: 'admin:create', isAnother };
    if (!(await makeAdmin({ email, password }, making)))
      throw new StartError(
        'An Admin already exists and can assign roles in E-DASH under Staff. If no Admin can sign in, add --another.',
      );
    console.log(`${email} is now an Admin.${typed ? '' : ` The password, shown only once: ${password}`}`);
  } finally {
    await passwords.stop();
    await database.connection.close();
  }
});

function readOptions() {
  try {
    return parseArgs({ options: { email: { type: 'string' }, another: { type: 'boolean' } } }).values;
  } catch (error) {
    return fail(`${isNativeError(error) ? error.message : String(error)}\n${USAGE}`);
  }
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function readStdin(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.replace(/\r?\n$/, '');
}
