import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { repeat, type Stoppable } from '../../platform/jobs/repeat.ts';

/** Must stay below the 30 seconds after which the status page reports the worker as silent. */
const INTERVAL_MS = 10_000;

export function startHeartbeat(
  { heartbeats }: Database,
  { isOwnProcess, log, now }: { isOwnProcess: boolean; log: Logger; now: () => Date },
): Stoppable {
  const startedAt = now();
  const recordHeartbeat = async () => {
    const heartbeat = { at: now(), startedAt, isOwnProcess };
    await heartbeats.updateOne({ _id: 'worker' }, { $set: heartbeat }, { upsert: true });
  };
  return repeat(recordHeartbeat, {
    everyMs: INTERVAL_MS,
    isAtOnce: true,
    onFailure: (error) => log.debug({ err: error }, 'heartbeat could not be saved, trying again'),
  });
}
