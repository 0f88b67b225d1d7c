import { StartError } from '@e-store/server/run-until-stopped';
import { trusted } from 'mongoose';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { DEMO_ACCOUNT_IDS } from './demo-accounts.ts';

type Options = {
  isFilled: boolean;
  isForced: boolean;
};

/**
 * The demo Admin has a public password. Rejects databases with accounts outside the demo. An earlier demo may
 * contain visitor accounts, but another Admin only in a throwaway shop.
 * @throws StartError with what to set instead
 */
export async function assertMaySeed(
  { isDemo, isThrowaway }: Pick<Config, 'isDemo' | 'isThrowaway'>,
  database: Pick<Database, 'users'>,
  { isFilled, isForced }: Options,
): Promise<void> {
  if (!isDemo)
    throw new StartError(
      'DEMO is off, and the demo has logins that everybody knows: nothing was loaded. Set DEMO=true for a shop on this machine, or DEMO=throwaway if everything in the database may be lost.',
    );
  if (isForced) return;
  const isForeign = { _id: trusted({ $nin: [...DEMO_ACCOUNT_IDS] }) };
  if (!isFilled && (await database.users.exists(isForeign)))
    throw new StartError(
      'DEMO must be false: this shop has accounts that are not of the demo, and the demo has logins that everybody knows. Set DEMO=false.',
    );
  if (!isThrowaway && (await database.users.exists({ ...isForeign, role: 'Admin' })))
    throw new StartError(
      'DEMO must be false: this shop has an Admin who is not of the demo, and the demo has logins that everybody knows. Set DEMO=false, or DEMO=throwaway if everything in it may be lost.',
    );
}
