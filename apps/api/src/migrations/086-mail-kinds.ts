import type { Migration } from './migration.ts';

/** Mails that wait are looked up by their kinds, urgent ones first: without it, past all that wait. */
export const mailKinds: Migration = {
  name: '086-mail-kinds',
  up: async (connection) => {
    await connection.collection('outboxMails').createIndexes([{ key: { state: 1, kind: 1, dueAt: 1 } }]);
  },
};
