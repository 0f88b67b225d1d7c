import { StartError } from '@e-store/server/start-error';
import type { Connection } from 'mongoose';

/** There only while a restore is under way, or after one that was cut off. */
export const UNFINISHED_RESTORE = 'unfinishedRestore';

/**
 * Makes sure that no half restored database becomes a shop that looks whole, and empty.
 * @throws StartError when a restore of this database was begun and not finished
 */
export async function assertRestored(connection: Connection): Promise<void> {
  if ((await connection.collection(UNFINISHED_RESTORE).countDocuments()) === 0) return;
  throw new StartError(
    `A restore of the database ${connection.name} was interrupted, so part of the shop is missing. Restore again with --force.`,
  );
}
