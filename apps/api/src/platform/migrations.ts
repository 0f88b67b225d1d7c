import { indexMigration } from './database/migrations/migration.ts';
import { CASE_INSENSITIVE } from './database/collation.ts';

const firstIndexes = indexMigration('001-first-indexes', {
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
    // A retry is the same order (R66). Orders without a key are exempt.
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
  counters: [],
  settings: [],
});

const auditTrail = indexMigration('020-audit-trail', {
  auditEntries: [
    { key: { at: -1, _id: -1 } },
    { key: { 'subject.kind': 1, 'subject.id': 1, at: -1, _id: -1 } },
    { key: { by: 1, at: -1, _id: -1 } },
  ],
});

/** Finds urgent pending mails without scanning all. */
const mailKinds = indexMigration('086-mail-kinds', {
  outboxMails: [{ key: { state: 1, kind: 1, dueAt: 1 } }],
});

const idempotencyKeys = indexMigration('088-idempotency-keys', {
  idempotencyKeys: [
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    // Account erasure deletes keys, and responses that may name the person.
    { key: { user: 1 }, sparse: true },
    { key: { namesOthers: 1 }, sparse: true },
  ],
});

const bulkAuditEntries = indexMigration('090-bulk-audit-entries', {
  auditEntries: [{ key: { bulk: 1 }, sparse: true }],
});

export const platformMigrations = [firstIndexes, auditTrail, mailKinds, idempotencyKeys, bulkAuditEntries];
