import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import {
  daysBefore,
  idFilter,
  ONLY_ID,
  toIds,
  type RetentionRule,
} from '../../platform/personal-data/retention-rule.ts';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';
import { toLine } from './cart.model.ts';

export const personalCart: PersonalRecords<Pick<PersonalDataExport, 'cart'>> = {
  exportData: async ({ carts }, { _id }) => ({
    cart: ((await carts.findById(_id).lean())?.lines ?? []).map(toLine),
  }),
  erase: async ({ carts }, { _id }, _at, session) => carts.deleteOne({ _id }, { session }),
};

export const cartRetention: RetentionRule = {
  name: 'carts',
  find: async ({ carts }, { cartDays }, now, limit) =>
    toIds(
      await carts
        .find({ changedAt: daysBefore(now, cartDays) }, ONLY_ID)
        .limit(limit)
        .lean(),
    ),
  purge: ({ carts }, ids) => carts.deleteMany(idFilter(ids)),
};
