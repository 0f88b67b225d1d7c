import { inSpan, NO_TRACING, type Tracing } from '@e-store/server/tracing';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { UnavailableError } from '../../platform/errors/errors.ts';
import { isPublishedPassword } from './demo-logins.ts';

export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  verify: (password: string, hash: string) => Promise<boolean>;
  isCurrent: (hash: string) => boolean;
  /** Takes as long as `verify`, for unknown addresses (R18). */
  verifyDummy: (password: string) => Promise<false>;
  /** Queues work that ends in a comparison. A full queue rejects before any database access. */
  enqueue: <Result>(work: () => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
};

/** Sign-ins that may wait (R80). */
export const MAX_WAITING = 64;

const STARTED_PER_THREAD = 4;

const IDLE_MS = 10_000;

const hashPrefix = (cost: number) => `$2b$${String(cost).padStart(2, '0')}$`;

/** Costs as much as a real hash. No password matches. */
const DUMMY_SALT_AND_HASH = 'HdiaHpYabd0Jb3oRmLEUSu3UyEcpMinVu45.bA/7doqsdwAtAn0s.';

/** Runs bcrypt in worker threads, because a hash takes a tenth of a second. */
export function createPasswordHasher({
  cost,
  threads = 2,
  tracing = NO_TRACING,
  isDemo = true,
}: {
  cost: number;
  threads?: number;
  tracing?: Tracing;
  isDemo?: boolean;
}): PasswordHasher {
  const pool = new Piscina<object, string | boolean>({
    filename: new URL('./hash-password.worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    maxQueue: MAX_WAITING,
  });
  let enqueue = 0;
  const begin = pLimit(threads * STARTED_PER_THREAD);
  const assertQueueCapacity = (waiting: number) => {
    if (waiting >= MAX_WAITING)
      throw new UnavailableError('Too many people are logging in right now. Try again in a moment.', 5);
  };
  const run = async (task: object) => {
    assertQueueCapacity(pool.queueSize);
    const attributes = { 'estore.passwords.waiting': pool.queueSize };
    return inSpan(tracing, 'password hash', { attributes }, () => pool.run(task));
  };
  return {
    hash: async (password) => String(await run({ password, cost })),
    // Compared first, so that a published password takes as long as any other wrong one.
    verify: async (password, hash) =>
      (await run({ password, hash })) === true && (isDemo || !isPublishedPassword(password)),
    isCurrent: (hash) => hash.startsWith(hashPrefix(cost)),
    verifyDummy: async (password) => {
      await run({ password, hash: hashPrefix(cost) + DUMMY_SALT_AND_HASH });
      return false;
    },
    enqueue: async (work) => {
      assertQueueCapacity(enqueue);
      enqueue += 1;
      try {
        return await begin(work);
      } finally {
        enqueue -= 1;
      }
    },
    stop: () => pool.destroy(),
  };
}
