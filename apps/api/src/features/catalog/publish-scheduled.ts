import { trusted } from 'mongoose';
import type { JobContext } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';

/** Its entry in the audit trail is the edit that scheduled it. */
export async function publishScheduled({
  database: { products },
  log,
  now,
}: Pick<JobContext, 'database' | 'log' | 'now'>): Promise<number> {
  const due = await products
    .find({ status: 'draft', publishAt: trusted({ $lte: now() }) }, { name: 1, version: 1, publishedAt: 1 })
    .lean();
  let published = 0;
  for (const { _id, name, version, publishedAt } of due) {
    // oxlint-disable-next-line no-await-in-loop -- few products are due at once
    const { modifiedCount } = await products.updateOne(
      { _id, version, status: 'draft' },
      {
        $set: { status: 'published', updatedAt: now(), ...(!publishedAt && { publishedAt: now() }) },
        $unset: { publishAt: 1, updatedBy: 1 },
        $inc: { version: 1 },
      },
    );
    published += modifiedCount;
    if (modifiedCount > 0) log.info({ product: String(_id), name }, 'scheduled product published');
  }
  return published;
}

export const publishScheduledJob: Job = {
  name: 'publish scheduled products',
  everyMs: 5000,
  run: async (context) => void (await publishScheduled(context)),
};
