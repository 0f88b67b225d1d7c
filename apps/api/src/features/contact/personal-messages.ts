import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { trusted } from 'mongoose';
import { daysBefore, retentionOf } from '../../platform/personal-data/retention-rule.ts';
import type { ContactMessageRecord } from './contact-message.model.ts';
import { ownedByPerson, type PersonalRecords } from '../../platform/personal-data/personal-records.ts';

/** Staff notes are internal and not exported. */
export const personalMessages: PersonalRecords<Pick<PersonalDataExport, 'contactMessages'>> = {
  exportData: async ({ contactMessages }, person) => {
    const written = await contactMessages.find(ownedByPerson(person)).sort({ createdAt: -1 }).lean();
    const sent = written.map(
      ({ number, subject, state, name, email, message, createdAt, closedAt, answers }) => ({
        number,
        subject,
        state,
        name,
        email,
        message,
        createdAt: createdAt.toISOString(),
        ...(closedAt && { closedAt: closedAt.toISOString() }),
        answers: answers.map(({ words, at }) => ({ words, at: at.toISOString() })),
      }),
    );
    return { contactMessages: sent };
  },
  erase: async ({ contactMessages }, person, _at, session) =>
    contactMessages.deleteMany(ownedByPerson(person), { session }),
};

export const messageRetention = retentionOf<ContactMessageRecord>(
  'messages',
  'contactMessages',
  ({ messageDays }, now) => ({
    $or: [
      { subject: trusted({ $ne: 'complaint' }), createdAt: daysBefore(now, messageDays) },
      // Unsettled complaints stay.
      { state: 'closed', closedAt: daysBefore(now, messageDays) },
    ],
  }),
);
