import { StartError } from '@e-store/server/start-error';
import { trusted } from 'mongoose';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import { DEMO_ACCOUNT_IDS } from './demo-accounts.ts';

type Options = {
  /** Whether this database was filled by the demo before. */
  isFilled: boolean;
  /** Whether the operator insists. */
  isForced: boolean;
};

/**
 * The demo has an Admin whose password everybody knows, so it never comes into a shop that somebody uses: one with an
 * account that is not of the demo. A demo that was filled before may have accounts of people who tried it, but an
 * Admin of its own only as a throw-away.
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
