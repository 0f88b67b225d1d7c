import { indexMigration, type Migration } from '../../platform/database/migrations/migration.ts';
import { innerNameWords, type UserRecord } from '../account/user.model.ts';
import { CASE_INSENSITIVE } from '../../platform/database/collation.ts';
import { refreshAllCustomerStats } from './customer-stats.ts';

const people = indexMigration('030-people', {
  users: [
    { key: { role: 1, createdAt: -1, _id: -1 }, collation: CASE_INSENSITIVE },
    { key: { role: 1, firstname: 1, lastname: 1, _id: 1 }, collation: CASE_INSENSITIVE },
    { key: { firstname: 1 }, collation: CASE_INSENSITIVE },
    { key: { lastname: 1 }, collation: CASE_INSENSITIVE },
    // The unique index is case-sensitive.
    { key: { email: 1 }, name: 'email_caseless', collation: CASE_INSENSITIVE },
    { key: { mobile: 1 }, collation: CASE_INSENSITIVE },
    { key: { role: 1 } },
  ],
  customerNotes: [{ key: { customer: 1, at: -1, _id: -1 } }],
  reviews: [
    { key: { createdAt: -1, _id: -1 } },
    { key: { stars: 1, createdAt: -1, _id: -1 } },
    { key: { hiddenAt: 1, createdAt: -1, _id: -1 }, sparse: true },
  ],
  newsletterSubscriptions: [
    { key: { state: 1, confirmedAt: -1, _id: -1 } },
    { key: { state: 1, requestedAt: -1, _id: -1 } },
    { key: { state: 1, unsubscribedAt: -1, _id: -1 } },
  ],
});

const customerStats: Migration = {
  name: '051-customer-figures',
  up: async (connection) => {
    await connection.collection('users').createIndexes([
      { key: { role: 1, 'figures.spent': -1, _id: -1 }, collation: CASE_INSENSITIVE },
      { key: { role: 1, 'figures.orders': -1, _id: -1 }, collation: CASE_INSENSITIVE },
    ]);
    await refreshAllCustomerStats(connection);
  },
};

const nameSearch: Migration = {
  name: '109-inner-name-words',
  up: async (connection) => {
    const users = connection.collection<UserRecord>('users');
    await users.createIndexes([{ key: { innerNameWords: 1 }, collation: CASE_INSENSITIVE }]);
    const several = { $or: [{ firstname: /\S\s+\S/ }, { lastname: /\S\s+\S/ }] };
    for await (const { _id, firstname, lastname } of users.find(several))
      await users.updateOne(
        { _id, firstname, lastname },
        { $set: { innerNameWords: innerNameWords({ firstname, lastname }) } },
      );
  },
};

export const customersMigrations = [people, customerStats, nameSearch];
