import { randomUUID } from 'node:crypto';
import type { Client } from '@opensearch-project/opensearch';
import type { ChangeStream } from 'mongodb';
import { trusted, Types } from 'mongoose';
import type { JobContext } from '../../../platform/context.ts';
import { onDuplicateKey } from '../../../platform/database/update-with-version.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { type CatalogSyncRecord, PRODUCTS_SYNC } from './catalog-sync.model.ts';
import { LAYOUT } from './documents.ts';
import { openSearchClient } from './opensearch-client.ts';
import { aliasOf, indicesBehind, reindex } from './reindex.ts';
import { type Target, writePopularity, writeProducts } from './write-products.ts';

const MAX_BATCH = 500;
const MAX_BATCH_MS = 200;
/** From this many changes on, with more waiting, it is an import. */
const IMPORT_BATCH = 50;
const LEASE_MS = 15_000;
const RENEW_MS = 3000;
const POPULARITY_MS = 3_600_000;
/** The token is older than the operation log, or the collection was dropped. */
const HISTORY_LOST = new Set([280, 286]);

/** One process at a time, from where the last one stopped. */
export const syncProducts: Job = {
  name: 'catalogue sync',
  everyMs: 1000,
  isAtOnce: true,
  isOn: ({ openSearch }) => openSearch !== undefined,
  run: async (context, signal) => {
    const { openSearch } = context.config;
    if (!openSearch) return;
    const owner = randomUUID();
    const client = await openSearchClient(openSearch, { isPatient: true });
    try {
      if (!(await takeOver(context, owner))) return;
      const sync = await findSync(context);
      const [live] = await indicesBehind(client, aliasOf(openSearch.prefix));
      const hasToken = sync.resumeToken !== undefined || sync.since !== undefined;
      const isUsable = live !== undefined && live === sync.index && hasToken;
      if (!isUsable || !(await hasThisLayout(client, live))) {
        context.log.info('catalogue sync: building the index');
        await keepLease(context, owner, () =>
          reindex(context.database, { ...context, client, prefix: openSearch.prefix }),
        );
      }
      await follow(context, owner, { client, index: aliasOf(openSearch.prefix), log: context.log }, signal);
    } catch (error) {
      if (!isHistoryLost(error)) throw error;
      context.log.warn('catalogue sync: the change stream lost its place, building the index anew');
      await context.database.catalogSyncs.updateOne(
        { _id: PRODUCTS_SYNC, owner },
        { $unset: { resumeToken: 1, since: 1 } },
      );
    } finally {
      await release(context, owner);
      await client.close();
    }
  },
};

type SyncContext = Pick<JobContext, 'database' | 'now' | 'log'>;

const findSync = async ({ database }: SyncContext): Promise<CatalogSyncRecord> =>
  database.catalogSyncs.findById(PRODUCTS_SYNC).orFail().lean();

async function hasThisLayout(client: Client, index: string): Promise<boolean> {
  const { body } = await client.indices.getMapping({ index });
  return body[index]?.mappings._meta?.['layout'] === LAYOUT;
}

/** Takes the sync unless another process holds it. Leases use the real clock, also in tests. */
async function takeOver({ database: { catalogSyncs } }: SyncContext, owner: string): Promise<boolean> {
  const isFree = { _id: PRODUCTS_SYNC, until: trusted({ $lte: new Date() }) };
  const taken = catalogSyncs.updateOne(isFree, { $set: { owner, until: leaseEnd() } }, { upsert: true });
  return taken.then(() => true).catch(onDuplicateKey(() => false));
}

const leaseEnd = () => new Date(Date.now() + LEASE_MS);

const release = async ({ database }: SyncContext, owner: string): Promise<unknown> =>
  database.catalogSyncs
    .updateOne({ _id: PRODUCTS_SYNC, owner }, { $set: { until: new Date(0) }, $unset: { owner: 1 } })
    .catch(() => {});

async function keepLease(context: SyncContext, owner: string, task: () => Promise<void>): Promise<void> {
  const renew = () => void save(context, owner, {}).catch(() => {});
  const timer = setInterval(renew, RENEW_MS);
  await task().finally(() => clearInterval(timer));
}

/** Returns whether this process still holds the sync. */
async function save(
  { database }: SyncContext,
  owner: string,
  changes: Partial<CatalogSyncRecord>,
  hasListsChanged = false,
): Promise<boolean> {
  const { index, ...set } = changes;
  const { matchedCount } = await database.catalogSyncs.updateOne(
    { _id: PRODUCTS_SYNC, owner, ...(index !== undefined && { index }) },
    { $set: { ...set, until: leaseEnd() }, ...(hasListsChanged && { $inc: { version: 1 } }) },
  );
  return matchedCount > 0;
}

async function follow(
  context: SyncContext,
  owner: string,
  target: Target,
  signal: AbortSignal,
): Promise<void> {
  const { database, now } = context;
  const { resumeToken, since, index, popularityAt = new Date(0) } = await findSync(context);
  const stream: ChangeStream = database.products.collection.watch([{ $project: { documentKey: 1 } }], {
    ...(resumeToken === undefined ? { startAtOperationTime: since } : { resumeAfter: resumeToken }),
    maxAwaitTimeMS: MAX_BATCH_MS,
  });
  let savedAt = 0;
  /** The last run may have ended after a write. */
  let hasListsChanged = true;
  let wasBehind = false;
  let sortedAt = popularityAt.getTime();
  /** Products that may have sold since; `undefined`: all. */
  let unsorted: Set<string> | undefined;
  try {
    while (!signal.aborted) {
      const { ids, isBehind } = await nextBatch(stream);
      const isImportOver = wasBehind && ids.length === 0;
      wasBehind = isBehind;
      if (ids.length > 0 && (await writeProducts(database, target, ids, isBehind ? 'false' : 'wait_for')))
        hasListsChanged = true;
      if (isImportOver) await target.client.indices.refresh({ index: target.index });
      ids.forEach((id) => unsorted?.add(id));
      const isPopularityOld = now().getTime() - sortedAt >= POPULARITY_MS;
      if (isPopularityOld) {
        sortedAt = now().getTime();
        if (await writePopularity(database, target, unsorted)) hasListsChanged = true;
        unsorted = new Set();
      }
      const isIdle = ids.length === 0 && !isImportOver && !isPopularityOld;
      if (isIdle && Date.now() - savedAt < RENEW_MS) continue;
      savedAt = Date.now();
      const place = {
        resumeToken: stream.resumeToken,
        popularityAt: new Date(sortedAt),
        ...(!isBehind && { syncedAt: now() }),
      };
      const isStillOwner = await save(
        context,
        owner,
        { ...place, ...(index !== undefined && { index }) },
        hasListsChanged && !isBehind,
      );
      if (!isBehind) hasListsChanged = false;
      if (!isStillOwner) return; // another process took over, or a reindex restarts from further back
    }
  } finally {
    await stream.close().catch(() => {});
  }
}

/** None after a quiet moment; at most one batch. */
export async function nextBatch(
  stream: Pick<ChangeStream, 'tryNext'>,
): Promise<{ ids: string[]; isBehind: boolean }> {
  const ids = new Set<string>();
  const until = Date.now() + MAX_BATCH_MS;
  while (ids.size < MAX_BATCH && Date.now() < until) {
    const change = (await stream.tryNext()) as { documentKey?: { _id: Types.ObjectId } } | null;
    if (!change) return { ids: [...ids], isBehind: false };
    if (!change.documentKey) throw Object.assign(new Error('The products were dropped.'), { code: 280 });
    ids.add(String(change.documentKey._id));
  }
  return { ids: [...ids], isBehind: ids.size >= IMPORT_BATCH };
}

const isHistoryLost = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && HISTORY_LOST.has(Number(error.code));
