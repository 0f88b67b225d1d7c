import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import type { Retention } from '@e-store/shared/privacy/privacy-terms';
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

const expired = ({ cartDays }: Retention, now: Date) => ({ changedAt: daysBefore(now, cartDays) });

export const cartRetention: RetentionRule = {
  name: 'carts',
  find: async ({ carts }, keep, now, limit) =>
    toIds(await carts.find(expired(keep, now), ONLY_ID).limit(limit).lean()),
  purge: ({ carts }, ids, keep, now) => carts.deleteMany({ ...idFilter(ids), ...expired(keep, now) }),
};
