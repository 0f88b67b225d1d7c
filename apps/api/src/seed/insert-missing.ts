import type { Collection, Types } from 'mongoose';

export async function insertMissing(
  collection: Collection,
  records: readonly { _id: Types.ObjectId }[],
): Promise<number> {
  if (records.length === 0) return 0;
  const inserts = records.map(({ _id, ...fields }) => ({
    updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true },
  }));
  const { upsertedCount } = await collection.bulkWrite(inserts, { ordered: false });
  return upsertedCount;
}
