import type { Shop } from './dump-shop.ts';

/** Records a verified backup for the status page and `/metrics`. */
export async function recordBackup({ client, databaseName }: Shop, file: string): Promise<void> {
  const beats = client.db(databaseName).collection<{ _id: string; at: Date; file: string }>('heartbeats');
  await beats.updateOne({ _id: 'backup' }, { $set: { at: new Date(), file } }, { upsert: true });
}
