import { createHash, randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';

export function createAlertKey(): { key: string; hash: string } {
  const key = randomBytes(32).toString('base64url');
  return { key, hash: hashAlertKey(key) };
}

export const hashAlertKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Issues the key for one alert mail. A mail that is sent twice carries two valid keys. */
export async function issueMailKey(database: Database, alert: Types.ObjectId): Promise<string> {
  const { key, hash } = createAlertKey();
  await database.stockAlerts.updateOne({ _id: alert }, { $push: { mailKeys: hash } });
  return key;
}
