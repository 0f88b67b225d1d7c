import type { Migration } from './migration.ts';

const DAY_S = 24 * 60 * 60;

export const contactMessageIndexes: Migration = {
  name: '005-contact-messages',
  up: async (connection) => {
    await connection
      .collection('contactMessages')
      .createIndexes([{ key: { createdAt: 1 }, expireAfterSeconds: 30 * DAY_S }]);
  },
};
