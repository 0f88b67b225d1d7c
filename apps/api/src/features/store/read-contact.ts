import type { StoreContact } from '@e-store/shared/store/contact';
import type { Database } from '../../platform/database/database.ts';

export async function readContact(database: Database): Promise<StoreContact> {
  const set = await database.settings.findById('store').lean();
  return set?.contact ?? {};
}
