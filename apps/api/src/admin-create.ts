import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { StartError } from '@e-store/server/start-error';
import { Email } from '@e-store/shared/account/user';
import { makeAdmin } from './account/make-admin.ts';
import { createPasswordHasher } from './account/password-hasher.ts';
import { readProcessConfig } from './config.ts';
import { openDatabase } from './database.ts';

const { values } = parseArgs({ options: { email: { type: 'string' }, another: { type: 'boolean' } } });
const parsed = Email.safeParse(values.email);
if (!parsed.success) fail('Say whose account it is: npm run admin:create -- --email name@example.com');

const email = parsed.data;
const config = readProcessConfig();
const typed = process.stdin.isTTY ? '' : await readStdin();
const password = typed || randomBytes(18).toString('base64url');

const database = openDatabase(config.mongodbUri);
const passwords = createPasswordHasher({ cost: config.passwordCost });
try {
  const isAnother = values.another ?? false;
  const making = { config, database, passwords, program: 'admin:create', isAnother };
  if (!(await makeAdmin({ email, password }, making)))
    fail(
      'There is an Admin already, who gives roles in E-DASH under Staff. If none of them can sign in, add --another.',
    );
  console.log(`${email} is an Admin now.${typed ? '' : ` The password, shown only once: ${password}`}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await passwords.stop();
  await database.connection.close();
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
