import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database.ts';

/** Well within the half minute after which the status page calls the worker silent. */
const EVERY_MS = 10_000;

/** Says every few seconds that mail and jobs are looked after, as long as that is so. */
export function startHeartbeat(
  { heartbeats }: Database,
  { isOwnProcess, log, now }: { isOwnProcess: boolean; log: Logger; now: () => Date },
): { stop: () => Promise<void> } {
  const startedAt = now();
  const end = new AbortController();
  const { signal } = end;
  const work = async () => {
    while (!signal.aborted) {
      try {
        const beat = { at: now(), startedAt, isOwnProcess };
        await heartbeats.updateOne({ _id: 'worker' }, { $set: beat }, { upsert: true });
      } catch (error) {
        if (!signal.aborted) log.debug({ err: error }, 'heartbeat: cannot be noted, trying again');
      }
      await wait(EVERY_MS, undefined, { signal, ref: false }).catch(() => {}); // the end cuts the pause short
    }
  };
  const done = work();
  return {
    stop: async () => {
      end.abort();
      await done;
    },
  };
}
