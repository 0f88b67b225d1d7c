import type { Connection } from 'mongoose';

/** A numbered change of indexes or data. `up` must be safe to run twice: a crash may have left it half done. */
export type Migration = {
  name: string;
  /** `secrets`: the current `JWT_SECRET` and the previous one, where they are set. */
  up: (connection: Connection, secrets: readonly string[]) => Promise<void>;
};
