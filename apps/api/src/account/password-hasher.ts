import { Piscina } from 'piscina';
import { UnavailableError } from '../errors.ts';

export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  verify: (password: string, hash: string) => Promise<boolean>;
  /** Takes as long as `verify` and is always wrong: what a sign-in to an unknown address costs (R18). */
  verifyNothing: (password: string) => Promise<false>;
  stop: () => Promise<void>;
};

/** Beyond this many waiting sign-ins a further one is told to come back, instead of everybody waiting for minutes (R80). */
export const MAX_WAITING = 64;

/** A hash of a password nobody knows, of the cost that real ones have. */
export const NOBODYS_HASH = '$2b$10$HdiaHpYabd0Jb3oRmLEUSu3UyEcpMinVu45.bA/7doqsdwAtAn0s.';

/**
 * bcrypt in worker threads: a hash takes a tenth of a second of pure computing, which on the main thread would stop
 * every other request.
 */
export function createPasswordHasher({
  cost,
  threads = 2,
}: {
  cost: number;
  threads?: number;
}): PasswordHasher {
  const pool = new Piscina<object, string | boolean>({
    filename: new URL('./hash-password.worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    maxQueue: MAX_WAITING,
  });
  const run = async (task: object) => {
    if (pool.queueSize >= MAX_WAITING)
      throw new UnavailableError('Too many people are signing in at this moment. Try again shortly.', 5);
    return pool.run(task);
  };
  return {
    hash: async (password) => String(await run({ password, cost })),
    verify: async (password, hash) => (await run({ password, hash })) === true,
    verifyNothing: async (password) => {
      await run({ password, hash: NOBODYS_HASH });
      return false;
    },
    stop: () => pool.destroy(),
  };
}
