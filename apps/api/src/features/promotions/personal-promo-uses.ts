import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';

export const personalPromoUses: PersonalRecords<Pick<PersonalDataExport, 'promoCodes'>> = {
  exportData: async ({ promoUses }, { _id }) => {
    const uses = await promoUses.find({ user: _id }).sort({ code: 1 }).lean();
    return { promoCodes: uses.map(({ code, count }) => ({ code, orders: count })) };
  },
  erase: async () => {},
};
