import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { linkedToPerson, ownedByPerson, type PersonalRecords } from '../../platform/personal-records.ts';

/** Staff notes are internal and not exported. */
export const personalMessages: PersonalRecords<PersonalDataExport['contactMessages']> = {
  exportData: async ({ contactMessages }, person) => {
    const written = await contactMessages.find(ownedByPerson(person)).sort({ createdAt: -1 }).lean();
    return written.map(({ number, subject, state, name, email, message, createdAt, closedAt, answers }) => ({
      number,
      subject,
      state,
      name,
      email,
      message,
      createdAt: createdAt.toISOString(),
      ...(closedAt && { closedAt: closedAt.toISOString() }),
      answers: answers.map(({ words, at }) => ({ words, at: at.toISOString() })),
    }));
  },
  erase: async ({ contactMessages }, person, _at, session) =>
    contactMessages.deleteMany(linkedToPerson(person), { session }),
};
