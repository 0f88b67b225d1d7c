import { setTimeout as wait } from 'node:timers/promises';
import type { Timestamp } from 'mongodb';
import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import { isAway } from '../database.ts';
import { DatabaseAwayError, UnavailableError } from '../errors.ts';

type Follower<Record> = {
  /** Reads everything: at the start and whenever the stream broke and may have missed changes. */
  readAll: () => Promise<void>;
  /** With `hasRecords`, passes the current document, or `undefined` after a delete. */
  onChange: (id: string, record: Record | undefined) => void;
  hasRecords?: boolean;
  /** Ignores changes of other fields, such as sales. */
  fields?: readonly string[];
  /** Serves stale data while the stream is broken; otherwise callers wait. */
  outlivesBreaks?: boolean;
  whileAway: string;
};
type ChangeEvent = { documentKey?: { _id: unknown }; fullDocument?: unknown };

const RETRY_MS = 1000;
const SIGN_OF_LIFE_MS = 250;
/** Counted instead of timed, because a busy process receives nothing for seconds yet misses nothing. */
const SILENCE = 4;
/** Equals the database timeout, and stays well below three seconds. */
const PATIENCE_MS = 2000;

type Followed = Pick<Model<unknown>, 'collection' | 'db'>;

/** Syncs in-memory data with a collection through its change stream. */
export function followCollection<Record>(followed: Followed, log: Logger, follower: Follower<Record>) {
  const { readAll, onChange, whileAway, hasRecords = false, fields, outlivesBreaks = false } = follower;
  let isStopped = false;
  let read = createGate();
  let hasBeenRead = false;
  let endStream = () => {};
  const isLost = () => isAway({ connection: followed.db });
  let missingSigns = SILENCE;
  const heard = () => (missingSigns = 0);
  const listening = setInterval(() => (missingSigns += 1), SIGN_OF_LIFE_MS).unref();

  function follow(since: Timestamp): Promise<void> {
    const told = fields ? [{ $match: { $or: changesOf(fields) } }] : [];
    const stream = followed.collection.watch(
      hasRecords ? told : [...told, { $project: { documentKey: 1 } }],
      {
        ...(hasRecords && { fullDocument: 'updateLookup' }),
        startAtOperationTime: since,
        maxAwaitTimeMS: SIGN_OF_LIFE_MS,
      },
    );
    return new Promise<void>((resolve, reject) => {
      endStream = resolve;
      stream.on('error', reject);
      stream.on('close', resolve);
      stream.on('resumeTokenChanged', heard); // fires for every batch, including empty ones
      stream.on('change', ({ documentKey, fullDocument }: ChangeEvent) => {
        if (documentKey) onChange(String(documentKey._id), fullDocument as Record | undefined);
        else resolve();
      });
    }).finally(() => stream.close().catch(() => {}));
  }

  async function keepInStep(): Promise<void> {
    while (!isStopped) {
      try {
        // Starts before the read, so that no change falls in between.
        const over = follow(await operationTime(followed));
        over.catch(() => {});
        await readAll();
        heard();
        read.open();
        hasBeenRead = true;
        await over;
      } catch (error) {
        if (!isStopped)
          log.warn(
            { err: error, collection: followed.collection.name },
            'following a collection: it broke off, trying again',
          );
      }
      if (!outlivesBreaks) read = createGate();
      endStream();
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }
  void keepInStep();

  return {
    /**
     * Resolves once synced.
     * @throws UnavailableError after two seconds
     */
    inStep: async (): Promise<void> => {
      if (read.isOpen()) return;
      await withinPatience(read.opened, () =>
        isLost() ? new DatabaseAwayError() : new UnavailableError(whileAway),
      );
    },
    isInStep: (): boolean => read.isOpen(),
    hasBeenRead: (): boolean => hasBeenRead,
    /** Whether changes arrive at once: synced, and the stream reported just now. */
    isAttentive: (): boolean => read.isOpen() && !isLost() && missingSigns < SILENCE,
    again: () => {
      read = createGate();
      endStream();
    },
    stop: () => {
      isStopped = true;
      clearInterval(listening);
      endStream();
    },
  };
}

const changesOf = (fields: readonly string[]) => [
  { operationType: { $ne: 'update' } },
  { 'updateDescription.removedFields': { $in: fields } },
  ...fields.map((field) => ({ [`updateDescription.updatedFields.${field}`]: { $exists: true } })),
];

/** Returns the operation time from which a stream reports every change. */
async function operationTime({ db, collection }: Followed): Promise<Timestamp> {
  const session = await db.startSession();
  try {
    await collection.findOne({}, { projection: { _id: 1 }, session });
    if (!session.operationTime) throw new Error('MongoDB told no operation time: it is no replica set.');
    return session.operationTime;
  } finally {
    await session.endSession();
  }
}

function createGate(): { opened: Promise<void>; open: () => void; isOpen: () => boolean } {
  let isOpen = false;
  let resolve = () => {};
  const opened = new Promise<void>((settle) => (resolve = settle));
  const open = () => {
    isOpen = true;
    resolve();
  };
  return { opened, open, isOpen: () => isOpen };
}

async function withinPatience(isRead: Promise<void>, whyNot: () => Error): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(whyNot()), PATIENCE_MS);
  });
  await Promise.race([isRead, impatience]).finally(() => clearTimeout(timer));
}
