import type { Migration } from './migration.ts';

/** Finds urgent pending mails by kind without scanning all. */
export const mailKinds: Migration = {
  name: '086-mail-kinds',
  up: async (connection) => {
    await connection.collection('outboxMails').createIndexes([{ key: { state: 1, kind: 1, dueAt: 1 } }]);
  },
};
