import type { IndexDescription } from 'mongodb';
import { ensureCollections } from './ensure-collections.ts';
import type { Migration } from './migration.ts';

const CASE_INSENSITIVE = { locale: 'en', strength: 2 };

const INDEXES: Record<string, IndexDescription[]> = {
  users: [{ key: { email: 1 }, unique: true }],
  sessions: [{ key: { user: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  resetTokens: [
    { key: { user: 1 }, unique: true },
    { key: { tokenHash: 1 }, unique: true },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
  products: [
    { key: { status: 1, onSale: 1, category: 1, sold: -1, _id: -1 }, collation: CASE_INSENSITIVE },
    { key: { status: 1, onSale: 1, sold: -1, _id: -1 }, collation: CASE_INSENSITIVE },
    { key: { status: 1, onSale: 1, price: 1, _id: -1 }, collation: CASE_INSENSITIVE },
    { key: { status: 1, onSale: 1, createdAt: -1, _id: -1 }, collation: CASE_INSENSITIVE },
  ],
  orders: [
    { key: { number: 1 }, unique: true },
    // Guarantees that a retry is the same order (R66). Orders without a key are exempt.
    {
      key: { user: 1, idempotencyKey: 1 },
      unique: true,
      partialFilterExpression: { idempotencyKey: { $exists: true } },
    },
    { key: { user: 1, createdAt: -1, _id: -1 } },
  ],
  stockMovements: [{ key: { product: 1, size: 1, at: 1 } }, { key: { order: 1 } }],
  reviews: [{ key: { product: 1, createdAt: -1 } }, { key: { user: 1, product: 1 }, unique: true }],
  limits: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  outboxMails: [{ key: { state: 1, dueAt: 1 } }],
};

const COLLECTIONS = [...Object.keys(INDEXES), 'counters', 'settings'];

export const firstIndexes: Migration = {
  name: '001-first-indexes',
  up: async (connection) => {
    await ensureCollections(connection, COLLECTIONS);
    for (const [name, indexes] of Object.entries(INDEXES))
      await connection.collection(name).createIndexes(indexes);
  },
};
