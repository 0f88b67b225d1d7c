import type { Connection } from 'mongoose';

/** Numbered change of indexes or data. `up` must be idempotent, because a crash can interrupt it. */
export type Migration = {
  name: string;
  /** `secrets`: the current and the previous `JWT_SECRET`, if set. */
  up: (connection: Connection, secrets: readonly string[]) => Promise<void>;
};
