import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { NewPassword } from '@e-store/shared/account/password-rules';
import { Email } from '@e-store/shared/account/user';
import { createPasswordHasher } from './account/password-hasher.ts';
import { readProcessConfig } from './config.ts';
import { openDatabase } from './database.ts';

const { values } = parseArgs({ options: { email: { type: 'string' }, another: { type: 'boolean' } } });
const email = Email.safeParse(values.email);
if (!email.success) fail('Say whose account it is: npm run admin:create -- --email name@example.com');

const config = readProcessConfig();
const { staff: least } = config.passwordLength;
const typed = process.stdin.isTTY ? '' : await readStdin();
const password = typed || randomBytes(18).toString('base64url');
if (!NewPassword.safeParse(password).success || password.length < least)
  fail(`An Admin’s password has ${least} to 128 characters.`);

const database = openDatabase(config.mongodbUri);
const passwords = createPasswordHasher({ cost: config.passwordCost });
try {
  const passwordHash = await passwords.hash(password);
  const existing = await database.users.exists({ email: email.data });
  const admins = await database.users.countDocuments({ role: 'Admin' });
  if (admins > 0 && !values.another)
    fail(
      'There is an Admin already, who gives roles in E-DASH under Staff. If none of them can sign in, add --another.',
    );
  if (existing) fail(`There is already an account for ${email.data}.`);
  await database.users.create({
    firstname: 'Shop',
    lastname: 'Admin',
    mobile: '0000000000',
    email: email.data,
    passwordHash,
    role: 'Admin',
    createdAt: new Date(),
  });
  console.log(`${email.data} is an Admin now.${typed ? '' : ` The password, shown only once: ${password}`}`);
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
