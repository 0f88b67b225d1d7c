import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { SECTION_ROLES } from '../staff/sections.ts';

const Moment = z.iso.datetime();

/** `null` means unknown. */
export const ShopStatus = z.object({
  at: Moment.describe("By the API's clock, as all times here."),
  version: z.string(),
  node: z.string(),
  startedAt: Moment,
  database: z.object({
    version: z.string(),
    answeredInMs: z.int(),
    clockAheadMs: z.int().describe('Negative: behind.'),
  }),
  timeServer: z
    .object({ name: z.string(), aheadMs: z.int().nullable() })
    .nullable()
    .describe('`null` when none is set; `aheadMs` is `null` without a response.'),
  migrations: z.object({ applied: z.int(), pending: z.array(z.string()), last: z.string().nullable() }),
  worker: z.object({ at: Moment, startedAt: Moment, isOwnProcess: z.boolean() }).nullable(),
  outbox: z.object({
    pending: z.int(),
    dead: z.int(),
    oldestAt: Moment.nullable(),
    lastError: z.string().optional().describe('Why the oldest waiting mail was not sent yet.'),
  }),
  mails: z
    .object({
      isDemo: z.boolean(),
      sender: z.string(),
      isExampleSender: z.boolean(),
      linksTo: z.string(),
      isLocalLink: z.boolean(),
    })
    .describe(
      'Settings of mails that customers notice; `isExampleSender` and `isLocalLink` are for a demo only.',
    ),
  backup: z
    .object({ at: Moment, file: z.string() })
    .nullable()
    .describe('Last verified backup known to this database.'),
  search: z
    .object({
      products: z.int(),
      maxProducts: z.int(),
      server: z.object({ isReached: z.boolean(), behindSeconds: z.int().nullable() }).nullable(),
    })
    .describe('`server` is `null` while processes keep the catalogue in memory, for up to `maxProducts`.'),
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
  bucket: z.object({ name: z.string(), isReached: z.boolean() }).nullable(),
});
export type ShopStatus = z.infer<typeof ShopStatus>;

export const getStatus = endpoint({
  method: 'GET',
  path: '/admin/status',
  access: staff(...SECTION_ROLES.status),
  summary: 'Get the state of the server: database, clock, worker, mails, backup, search, disk, version',
  response: ShopStatus,
});
