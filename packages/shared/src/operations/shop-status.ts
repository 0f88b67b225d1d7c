import { z } from 'zod';

const Moment = z.iso.datetime();

/** How the shop is that answers, as far as it can know; `null` is what it cannot find out, or has never seen. */
export const ShopStatus = z.object({
  /** By the clock of the API, as all moments here are. */
  at: Moment,
  version: z.string(),
  node: z.string(),
  /** Since when the API that answered has run. */
  startedAt: Moment,
  database: z.object({
    version: z.string(),
    answeredInMs: z.int(),
    /** How far our clock is ahead of its clock; negative: behind. */
    clockAheadMs: z.int(),
  }),
  /** Whose clock ours is compared with; `null` when none is set. `aheadMs` is `null` when it does not answer. */
  timeServer: z.object({ name: z.string(), aheadMs: z.int().nullable() }).nullable(),
  migrations: z.object({ applied: z.int(), pending: z.array(z.string()), last: z.string().nullable() }),
  /** Of mail and jobs: the last sign of life. */
  worker: z.object({ at: Moment, startedAt: Moment, isOwnProcess: z.boolean() }).nullable(),
  outbox: z.object({ pending: z.int(), dead: z.int(), oldestAt: Moment.nullable() }),
  /** What customers see of the settings of mails; a demo may keep the defaults. */
  mails: z.object({
    isDemo: z.boolean(),
    sender: z.string(),
    /** The sender is still the example that the settings begin with. */
    isExampleSender: z.boolean(),
    /** What links begin with. */
    linksTo: z.string(),
    /** Links lead to the customer's own machine, not to the shop. */
    isLocalLink: z.boolean(),
  }),
  /** The last one that was written and read again, as far as this database knows. */
  backup: z.object({ at: Moment, file: z.string() }).nullable(),
  /** Where pictures lie, unless it is a bucket. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
  /** Where they lie in an S3-compatible service. */
  bucket: z.object({ name: z.string(), isReached: z.boolean() }).nullable(),
});
export type ShopStatus = z.infer<typeof ShopStatus>;
