import type { PersonalRecords } from '../../platform/personal-records.ts';

/** Staff notes are not exported (see `privacy/personal-data.ts`) and are deleted with the account. */
export const personalNotes: PersonalRecords<undefined> = {
  exportData: async () => undefined,
  erase: async ({ customerNotes }, { _id }, _at, session) =>
    customerNotes.deleteMany({ customer: _id }, { session }),
};
