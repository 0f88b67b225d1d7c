import { StartError } from '@e-store/server/start-error';
import type { Connection } from 'mongoose';

export const UNFINISHED_RESTORE = 'unfinishedRestore';

/**
 * Prevents starting on a partially restored database.
 * @throws StartError when a restore was started and not finished
 */
export async function assertRestored(connection: Connection): Promise<void> {
  if ((await connection.collection(UNFINISHED_RESTORE).countDocuments()) === 0) return;
  throw new StartError(
    `A restore of the database ${connection.name} was interrupted, so part of the shop is missing. Restore again with --force.`,
  );
}
