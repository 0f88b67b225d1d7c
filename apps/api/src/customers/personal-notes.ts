import type { PersonalRecords } from '../personal-records.ts';

/** What staff noted of a customer is for staff (see `privacy/personal-data.ts`), and goes with the account. */
export const personalNotes: PersonalRecords<undefined> = {
  tell: async () => undefined,
  erase: async ({ customerNotes }, { _id }, _at, session) =>
    customerNotes.deleteMany({ customer: _id }, { session }),
};
