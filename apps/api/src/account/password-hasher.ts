import { inSpan, NO_TRACING, type Tracing } from '@e-store/server/tracing';
import { Piscina } from 'piscina';
import { atMostAtOnce } from '../at-most-at-once.ts';
import { UnavailableError } from '../errors.ts';
import { isPublishedPassword } from './demo-logins.ts';

export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  verify: (password: string, hash: string) => Promise<boolean>;
  /** Whether a hash was made as hashes are made now; one that was not is renewed at the next sign-in. */
  isCurrent: (hash: string) => boolean;
  /** Takes as long as `verify` and is always wrong: what a sign-in to an unknown address costs (R18). */
  verifyNothing: (password: string) => Promise<false>;
  /**
   * Something that ends in a comparison: when as many are under way as may wait, it is refused before it has asked the
   * database anything. Of those that are not, a few at a time are begun, in the order in which they came: who is refused
   * does not wait behind what the others ask the database.
   */
  inLine: <Result>(work: () => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
};

/** Beyond this many waiting sign-ins a further one is told to come back, instead of everybody waiting for minutes (R80). */
export const MAX_WAITING = 64;

/**
 * So many sign-ins are under way for each thread: while one's password is compared, others ask the database, and a slow
 * database leaves no thread idle.
 */
const BEGUN_FOR_A_THREAD = 4;

/** A thread holds 11 MB, and is started in less time than a hash takes: nobody keeps one for long for who may come. */
const IDLE_MS = 10_000;

/** How a hash begins that cost so much: bcrypt writes the cost in. */
const beginningOf = (cost: number) => `$2b$${String(cost).padStart(2, '0')}$`;

/** What is compared where there is no account, so that it costs what a real hash costs: no password has it. */
const NOBODYS_SALT_AND_HASH = 'HdiaHpYabd0Jb3oRmLEUSu3UyEcpMinVu45.bA/7doqsdwAtAn0s.';

/**
 * bcrypt in worker threads: a hash takes a tenth of a second of pure computing, which on the main thread would stop
 * every other request.
 */
export function createPasswordHasher({
  cost,
  threads = 2,
  tracing = NO_TRACING,
  isDemo = true,
}: {
  cost: number;
  threads?: number;
  tracing?: Tracing;
  /** Whether the published passwords of the demo count; elsewhere they are wrong for every account. */
  isDemo?: boolean;
}): PasswordHasher {
  const pool = new Piscina<object, string | boolean>({
    filename: new URL('./hash-password.worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    maxQueue: MAX_WAITING,
  });
  let inLine = 0;
  const begin = atMostAtOnce(threads * BEGUN_FOR_A_THREAD);
  const refuseBeyond = (waiting: number) => {
    if (waiting >= MAX_WAITING)
      throw new UnavailableError('Too many people are signing in right now. Try again in a moment.', 5);
  };
  const run = async (task: object) => {
    refuseBeyond(pool.queueSize);
    const attributes = { 'estore.passwords.waiting': pool.queueSize };
    return inSpan(tracing, 'password hash', { attributes }, () => pool.run(task));
  };
  return {
    hash: async (password) => String(await run({ password, cost })),
    // Compared first: a published password takes as long as another wrong one.
    verify: async (password, hash) =>
      (await run({ password, hash })) === true && (isDemo || !isPublishedPassword(password)),
    isCurrent: (hash) => hash.startsWith(beginningOf(cost)),
    verifyNothing: async (password) => {
      await run({ password, hash: beginningOf(cost) + NOBODYS_SALT_AND_HASH });
      return false;
    },
    inLine: async (work) => {
      refuseBeyond(inLine);
      inLine += 1;
      try {
        return await begin(work);
      } finally {
        inLine -= 1;
      }
    },
    stop: () => pool.destroy(),
  };
}
