import { trusted } from 'mongoose';
import type { PersonalRecords } from '../personal-data/personal-records.ts';

/** And all responses that may name the person. A retry then learns only that its change is saved. */
export const personalIdempotencyKeys: PersonalRecords = {
  exportData: async () => ({}),
  erase: async ({ idempotencyKeys }, { _id }, _at, session) => {
    await idempotencyKeys.deleteMany({ user: _id }, { session });
    await idempotencyKeys.updateMany(
      { namesOthers: true, answer: trusted({ $exists: true }) },
      { $unset: { answer: 1 } },
      { session },
    );
  },
};
