import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import type { PersonalRecords } from '../../platform/personal-records.ts';
import { toLine } from './cart-lines.ts';

export const personalCart: PersonalRecords<PersonalDataExport['cart']> = {
  exportData: async ({ carts }, { _id }) => ((await carts.findById(_id).lean())?.lines ?? []).map(toLine),
  erase: async ({ carts }, { _id }, _at, session) => carts.deleteOne({ _id }, { session }),
};
