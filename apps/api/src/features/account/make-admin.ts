import { StartError } from '@e-store/server/run-until-stopped';
import { NewPassword } from '@e-store/shared/account/endpoints';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { throwOnDuplicateKey } from '../../platform/database/update-with-version.ts';
import { withSetupLock } from '../../platform/database/migrations/with-setup-lock.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { passwordError } from './strong-password.ts';
import { toUser } from './user.model.ts';

export type NewAdmin = { email: string; password: string };

type MakeAdminContext = {
  config: Pick<Config, 'passwordLength' | 'isDemo'>;
  database: Database;
  passwords: Pick<PasswordHasher, 'hash'>;
  program: string;
  isAnother?: boolean;
};

const PLACEHOLDER_PROFILE = { firstname: 'Shop', lastname: 'Admin', mobile: '0000000000' };

const SERVER_SOURCE = 'the server itself';

/**
 * Creates an Admin account and its audit entry (R26); returns whether it did. Concurrent starts create one.
 * @throws StartError for a weak password (R13, R14) or an existing account: knowing an address must not grant
 * the role.
 */
export async function makeAdmin({ email, password }: NewAdmin, making: MakeAdminContext): Promise<boolean> {
  const { config, database, passwords, program, isAnother = false } = making;
  const { connection, users } = database;
  return await withSetupLock(connection, async () => {
    if (!isAnother && (await users.exists({ role: 'Admin' }))) return false;
    const problem = findAdminProblem(password, email, config);
    if (problem) throw new StartError(`The password of ${email}: ${problem}`);
    const at = new Date();
    const passwordHash = await passwords.hash(password);
    await connection
      .transaction(async (session) => {
        const account = {
          ...PLACEHOLDER_PROFILE,
          email,
          passwordHash,
          role: 'Admin' as const,
          createdAt: at,
        };
        const [admin] = await users.create([account], { session });
        if (!admin) throw new Error('The account was not created.');
        const user = toUser(admin);
        const staff = { session: { user }, clientAddress: SERVER_SOURCE, requestId: program };
        const subject = { kind: 'staff', id: user._id, label: `${user.firstname} ${user.lastname}` };
        const change = { what: 'staff.adminMade', after: { role: user.role }, at };
        await recordChange(database, { staff, subject, ...change }, session);
      })
      .catch(throwOnDuplicateKey(() => new StartError(`An account for ${email} already exists.`)));
    return true;
  });
}

function findAdminProblem(
  password: string,
  email: string,
  config: MakeAdminContext['config'],
): string | undefined {
  const { error } = NewPassword.safeParse(password);
  const owner = { ...PLACEHOLDER_PROFILE, email, role: 'Admin' as const };
  return passwordError(password, owner, config) ?? error?.issues[0]?.message;
}
