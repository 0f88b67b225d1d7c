import { setTimeout as wait } from 'node:timers/promises';
import type { Timestamp } from 'mongodb';
import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import { isAway } from '../database.ts';
import { DatabaseAwayError, UnavailableError } from '../errors.ts';

type Follower<Record> = {
  /** Reads everything; called when the following begins, and again whenever it broke off and may have missed something. */
  readAll: () => Promise<void>;
  /** What bears this id was written or deleted. With `hasRecords` it comes as it is now, none when it is gone. */
  onChange: (id: string, record: Record | undefined) => void;
  hasRecords?: boolean;
  /** Changes of other fields are not told of: what is sold changes all the time, and concerns few. */
  fields?: readonly string[];
  /** What was read goes on answering while the following is broken off; otherwise who asks then waits. */
  outlivesBreaks?: boolean;
  /** What is said to who waits in vain, though the database is there. */
  whileAway: string;
};
type ChangeEvent = { documentKey?: { _id: unknown }; fullDocument?: unknown };

const RETRY_MS = 1000;
/** A stream that has nothing to tell says so as often. */
const SIGN_OF_LIFE_MS = 250;
/**
 * From so many missing signs on a silent stream may have missed something: the line may be cut without anybody having
 * said so. They are counted instead of measured by the clock, because a process that was busy for seconds heard nothing
 * meanwhile and yet missed nothing: after each round it looks at what has come.
 */
const SILENCE = 4;
/** As long as a call waits for the database itself: both give up together, well before three seconds are over. */
const PATIENCE_MS = 2000;

/** The part of a model that is followed. */
type Followed = Pick<Model<unknown>, 'collection' | 'db'>;

/** Keeps something that was read from a collection in step with it, by its change stream. */
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

  /** Resolves or rejects when the stream is over, for whatever reason. */
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
      stream.on('resumeTokenChanged', heard); // with every answer of the database, empty ones too
      stream.on('change', ({ documentKey, fullDocument }: ChangeEvent) => {
        if (documentKey) onChange(String(documentKey._id), fullDocument as Record | undefined);
        else resolve(); // the collection was dropped or renamed
      });
    }).finally(() => stream.close().catch(() => {}));
  }

  async function keepInStep(): Promise<void> {
    while (!isStopped) {
      try {
        // From before the products are read on, so that no change falls in between.
        const over = follow(await operationTime(followed));
        over.catch(() => {}); // looked at after everything is read
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
    /** Resolves while in step; waits a moment for it, but not for a database that stays away. */
    inStep: async (): Promise<void> => {
      if (read.isOpen()) return;
      await withinPatience(read.opened, () =>
        isLost() ? new DatabaseAwayError() : new UnavailableError(whileAway),
      );
    },
    /** Whether everything was read and the stream has not broken off since, though it may be silent. */
    isInStep: (): boolean => read.isOpen(),
    /** Whether it was in step once; it may have fallen behind since. */
    hasBeenRead: (): boolean => hasBeenRead,
    /** Whether every change is heard of as soon as it is made: in step, and the stream gave a sign of life just now. */
    isAttentive: (): boolean => read.isOpen() && !isLost() && missingSigns < SILENCE,
    /** What was read is lost: everything is read again, and who asks waits for it. */
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

/** Of records that come or go or are replaced, and of those fields, of which none has fields of its own. */
const changesOf = (fields: readonly string[]) => [
  { operationType: { $ne: 'update' } },
  { 'updateDescription.removedFields': { $in: fields } },
  ...fields.map((field) => ({ [`updateDescription.updatedFields.${field}`]: { $exists: true } })),
];

/** The moment of the database from which on a stream tells of every change. */
async function operationTime({ db, collection }: Followed): Promise<Timestamp> {
  const session = await db.startSession(); // which waits for a connection that is still being made
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
