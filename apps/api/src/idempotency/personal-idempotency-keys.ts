import { trusted } from 'mongoose';
import type { PersonalRecords } from '../personal-records.ts';

/**
 * Keys of the person go. Of the keys of staff and of strangers all answers go, because any of them may name the person:
 * such a retry learns that its change is saved, and no more.
 */
export const personalIdempotencyKeys: PersonalRecords<undefined> = {
  tell: async () => undefined,
  erase: async ({ idempotencyKeys }, { _id }, _at, session) => {
    await idempotencyKeys.deleteMany({ user: _id }, { session });
    await idempotencyKeys.updateMany(
      { namesOthers: true, answer: trusted({ $exists: true }) },
      { $unset: { answer: 1 } },
      { session },
    );
  },
};
