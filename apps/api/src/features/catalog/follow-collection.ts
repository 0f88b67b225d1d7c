import { setTimeout as wait } from 'node:timers/promises';
import type { Timestamp } from 'mongodb';
import { type Model, mongo } from 'mongoose';
import type { Logger } from 'pino';
import { isAway } from '../../platform/database/database.ts';
import { DatabaseUnavailableError, UnavailableError } from '../../platform/errors/errors.ts';

type CollectionFollower<Record> = {
  /** At the start and whenever the stream broke and may have missed changes. */
  readAll: () => Promise<void>;
  /** With `hasRecords`, passes the document, or `undefined` after a delete. */
  onChange: (id: string, record: Record | undefined) => void;
  hasRecords?: boolean;
  /** Ignores changes of other fields, such as sales. */
  fields?: readonly string[];
  /** How far the data of `readAll` may lag behind MongoDB. Changes since then are reported too. */
  lagSeconds?: number;
  /** Serves stale data while the stream is broken; otherwise callers wait. */
  servesStale?: boolean;
  unavailableMessage: string;
};
type ChangeEvent = { documentKey?: { _id: unknown }; fullDocument?: unknown };

const RETRY_MS = 1000;
const HEARTBEAT_MS = 250;
/** Counted, not timed, because a busy process receives nothing for seconds yet misses nothing. */
const MAX_MISSED_HEARTBEATS = 4;
/** Equals the database timeout. */
const MAX_WAIT_MS = 2000;

type FollowedModel = Pick<Model<unknown>, 'collection' | 'db'>;

export function followCollection<Record>(
  followed: FollowedModel,
  log: Logger,
  follower: CollectionFollower<Record>,
) {
  const { readAll, onChange, unavailableMessage, fields } = follower;
  const { hasRecords = false, servesStale = false, lagSeconds = 0 } = follower;
  let isStopped = false;
  let read = createGate();
  let hasBeenRead = false;
  let endStream = () => {};
  const isLost = () => isAway({ connection: followed.db });
  let missedHeartbeats = MAX_MISSED_HEARTBEATS;
  const onHeartbeat = () => (missedHeartbeats = 0);
  const heartbeatTimer = setInterval(() => (missedHeartbeats += 1), HEARTBEAT_MS).unref();

  /** Resolves with whether the collection was dropped or renamed. */
  function follow(since: Timestamp): Promise<boolean> {
    const pipeline = fields ? [{ $match: { $or: changeFilter(fields) } }] : [];
    const stream = followed.collection.watch(
      hasRecords ? pipeline : [...pipeline, { $project: { documentKey: 1 } }],
      {
        ...(hasRecords && { fullDocument: 'updateLookup' }),
        startAtOperationTime: since,
        maxAwaitTimeMS: HEARTBEAT_MS,
      },
    );
    return new Promise<boolean>((resolve, reject) => {
      endStream = () => resolve(false);
      stream.on('error', reject);
      stream.on('close', () => resolve(true));
      stream.on('resumeTokenChanged', onHeartbeat); // fires for every batch, including empty ones
      stream.on('change', ({ documentKey, fullDocument }: ChangeEvent) => {
        if (documentKey) onChange(String(documentKey._id), fullDocument as Record | undefined);
        else resolve(true);
      });
    }).finally(() => stream.close().catch(() => {}));
  }

  async function keepSynced(): Promise<void> {
    let isReplaced = false;
    while (!isStopped) {
      try {
        // Before the read, so that no change falls in between.
        const { t, i } = await operationTime(followed);
        // Looking further back would end this stream too.
        const since = isReplaced ? { t, i: i + 1 } : { t: t - lagSeconds, i };
        isReplaced = false;
        const streamEnd = follow(new mongo.Timestamp(since));
        streamEnd.catch(() => {});
        await readAll();
        onHeartbeat();
        read.open();
        hasBeenRead = true;
        isReplaced = await streamEnd;
      } catch (error) {
        if (!isStopped)
          log.warn(
            { err: error, collection: followed.collection.name },
            'change stream interrupted, trying again',
          );
      }
      if (!servesStale) read = createGate();
      endStream();
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }
  void keepSynced();

  return {
    /** @throws UnavailableError after two seconds */
    whenSynced: async (): Promise<void> => {
      if (read.isOpen()) return;
      await withTimeout(read.opened, () =>
        isLost() ? new DatabaseUnavailableError() : new UnavailableError(unavailableMessage),
      );
    },
    isSynced: (): boolean => read.isOpen(),
    hasBeenRead: (): boolean => hasBeenRead,
    /** Synced, and the stream reported just now. */
    isLive: (): boolean => read.isOpen() && !isLost() && missedHeartbeats < MAX_MISSED_HEARTBEATS,
    again: () => {
      read = createGate();
      endStream();
    },
    stop: () => {
      isStopped = true;
      clearInterval(heartbeatTimer);
      endStream();
    },
  };
}

const changeFilter = (fields: readonly string[]) => [
  { operationType: { $ne: 'update' } },
  { 'updateDescription.removedFields': { $in: fields } },
  ...fields.map((field) => ({ [`updateDescription.updatedFields.${field}`]: { $exists: true } })),
];

/** From this time, a stream reports every change. */
export async function operationTime({ db, collection }: FollowedModel): Promise<Timestamp> {
  const session = await db.startSession();
  try {
    await collection.findOne({}, { projection: { _id: 1 }, session });
    if (!session.operationTime)
      throw new Error('MongoDB returned no operation time, so it is not a replica set.');
    return session.operationTime;
  } finally {
    await session.endSession();
  }
}

function createGate(): { opened: Promise<void>; open: () => void; isOpen: () => boolean } {
  let isOpen = false;
  let resolve = () => {};
  const opened = new Promise<void>((resolveGate) => (resolve = resolveGate));
  const open = () => {
    isOpen = true;
    resolve();
  };
  return { opened, open, isOpen: () => isOpen };
}

async function withTimeout(isRead: Promise<void>, toError: () => Error): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(toError()), MAX_WAIT_MS);
  });
  await Promise.race([isRead, timeout]).finally(() => clearTimeout(timer));
}
