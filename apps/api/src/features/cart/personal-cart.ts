import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { daysBefore, retentionOf } from '../../platform/personal-data/retention-rule.ts';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';
import { type CartRecord, toLine } from './cart.model.ts';

export const personalCart: PersonalRecords<Pick<PersonalDataExport, 'cart'>> = {
  exportData: async ({ carts }, { _id }) => ({
    cart: ((await carts.findById(_id).lean())?.lines ?? []).map(toLine),
  }),
  erase: async ({ carts }, { _id }, _at, session) => carts.deleteOne({ _id }, { session }),
};

export const cartRetention = retentionOf<CartRecord>('carts', 'carts', ({ cartDays }, now) => ({
  changedAt: daysBefore(now, cartDays),
}));
