import { indexMigration, type Migration } from '../../platform/database/migrations/migration.ts';
import { nextTicketNumber } from './contact-message.model.ts';

const DAY_S = 24 * 60 * 60;

const contactMessageIndexes = indexMigration('005-contact-messages', {
  contactMessages: [{ key: { createdAt: 1 }, expireAfterSeconds: 30 * DAY_S }],
});

/**
 * Existing messages were answered by mail, so they are closed. The retention job replaces the TTL index,
 * because open complaints must stay.
 */
const tickets: Migration = {
  name: '074-tickets',
  up: async (connection) => {
    const messages = connection.collection('contactMessages');
    const old = await messages.indexes().catch(() => []);
    if (old.some(({ name }) => name === 'createdAt_1')) await messages.dropIndex('createdAt_1');
    const before = messages.find({ number: { $exists: false } }).sort({ createdAt: 1 });
    for await (const { _id, createdAt } of before) {
      const number = await nextTicketNumber(connection);
      const ticket = { number, subject: 'question', state: 'closed', closedAt: createdAt };
      await messages.updateOne({ _id }, { $set: { ...ticket, answers: [], notes: [] } });
    }
    await messages.createIndexes([
      { key: { number: 1 }, unique: true },
      { key: { createdAt: -1, _id: -1 } },
      { key: { state: 1, createdAt: -1, _id: -1 } },
    ]);
  },
};

export const contactMigrations = [contactMessageIndexes, tickets];
