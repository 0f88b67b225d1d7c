import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';

/** Staff notes are not exported (see `privacy/personal-data.ts`) and are deleted with the account. */
export const personalNotes: PersonalRecords = {
  exportData: async () => ({}),
  erase: async ({ customerNotes }, { _id }, _at, session) =>
    customerNotes.deleteMany({ customer: _id }, { session }),
};
