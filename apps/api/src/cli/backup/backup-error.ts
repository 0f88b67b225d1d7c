import { StartError } from '@e-store/server/run-until-stopped';

export class BackupError extends Error {
  override name = 'BackupError';
}

const SNAPSHOT_TOO_OLD = 239;

export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (error.name === 'MongoServerSelectionError')
    return `The database cannot be reached: ${firstLine(error)}`;
  if (code === SNAPSHOT_TOO_OLD)
    return 'The backup took longer than MongoDB retains snapshots. Raise minSnapshotHistoryWindowInSeconds (docs/operations.md).';
  if (code === 'ENOSPC') return `The disk is full: ${firstLine(error)}`;
  if (error instanceof BackupError || error instanceof StartError) return error.message;
  return firstLine(error);
}

const firstLine = ({ message }: Error) => message.split('\n', 1)[0] ?? '';
