import type { Connection } from 'mongoose';

/** A numbered change of indexes or data. `up` must be safe to run twice: a crash may have left it half done. */
export type Migration = { name: string; up: (connection: Connection) => Promise<void> };
