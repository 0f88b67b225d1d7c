import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import type { ClientSession, Types } from 'mongoose';
import { trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import type { Person, PersonalRecords } from '../../platform/personal-data/personal-records.ts';

const ERASED = '(deleted)';
/** Fields with fixed values; other text may be personal. */
const RETAINED_FIELDS = /^(orderStatus|paymentStatus|status|role|decision|size|product)$/;

/**
 * Audit entries are append-only (R10). Only this code removes personal references, bypassing the model guard.
 */
export const personalAuditTrail: PersonalRecords<Pick<PersonalDataExport, 'handledByStaff'>> = {
  exportData: async ({ auditEntries }, { _id }) => {
    const about = { 'subject.kind': trusted({ $in: ['customer', 'staff'] }), 'subject.id': String(_id) };
    const entries = await auditEntries.find(about, { what: 1, at: 1 }).sort({ at: -1 }).lean();
    return { handledByStaff: entries.map(({ what, at }) => ({ what, at: at.toISOString() })) };
  },
  erase: async (database, person, _at, session) => {
    const { auditEntries, connection } = database;
    const about = await listSubjects(database, person, session);
    const entries = await auditEntries
      .find({ 'subject.id': trusted({ $in: about }) }, {}, { session })
      .lean();
    const trail = connection.collection('auditEntries');
    for (const { _id, subject, before, after } of entries) {
      const isPerson = subject.id === String(person._id);
      // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
      await trail.updateOne(
        { _id },
        {
          $set: {
            before: anonymiseFields(before),
            after: anonymiseFields(after),
            ...(isPerson && { 'subject.label': 'Deleted account' }),
          },
        },
        { session },
      );
    }
    await anonymiseStaffName(database, person, session);
  },
};

async function listSubjects({ orders, reviews }: Database, { _id }: Person, session: ClientSession) {
  const own = { user: _id };
  const ids = (records: { _id: Types.ObjectId }[]) => records.map((record) => String(record._id));
  return [
    String(_id),
    ...ids(await orders.find(own, { _id: 1 }, { session }).lean()),
    ...ids(await reviews.find(own, { _id: 1 }, { session }).lean()),
  ];
}

function anonymiseFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      RETAINED_FIELDS.test(name) ? value : anonymiseValue(value),
    ]),
  );
}

function anonymiseValue(value: unknown): unknown {
  if (typeof value === 'string') return ERASED;
  if (Array.isArray(value)) return value.map(anonymiseValue);
  if (typeof value === 'object' && value !== null && !(value instanceof Date))
    return anonymiseFields(value as Record<string, unknown>);
  return value;
}

/** Collection, array in it if any, and path of the staff member. */
const STAFF_NAMES = [
  ['orders', 'history', 'by'],
  ['orders', 'corrections', 'by'],
  ['orders', 'corrections', 'withdrawn.by'],
  ['orders', 'notes', 'by'],
  ['orders', 'returns', 'refundPaid.by'],
  ['orders', 'payment.events', 'by'],
  ['orders', 'payment.refunds', 'by'],
  ['orders', undefined, 'payment.proposal.by'],
  ['orders', undefined, 'payment.proposal.decision.by'],
  ['paymentLedger', undefined, 'by'],
  ['paymentDiscrepancies', undefined, 'checkedBy'],
  ['remittances', undefined, 'by'],
  ['remittances', undefined, 'undone.by'],
  ['reviews', undefined, 'decision.by'],
  ['reviews', undefined, 'decision.previous.by'],
  ['contactMessages', 'answers', 'by'],
  ['contactMessages', 'notes', 'by'],
  ['customerNotes', undefined, 'by'],
] as const;

async function anonymiseStaffName({ connection }: Database, { _id }: Person, session: ClientSession) {
  const trail = connection.collection('auditEntries');
  const names = await trail.distinct('name', { by: _id }, { session });
  if (names.length === 0) return;
  const former = `Former staff ${String(_id).slice(-6)}`;
  const asked = await trail.distinct('subject.id', { by: _id, what: 'order.refundProposed' }, { session });
  for (const [collection, list, by] of STAFF_NAMES)
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    await connection
      .collection(collection)
      .updateMany(
        { [`${list ? `${list}.` : ''}${by}._id`]: _id },
        { $set: { [`${list ? `${list}.$[one].` : ''}${by}.name`]: former } },
        { session, ...(list && { arrayFilters: [{ [`one.${by}._id`]: _id }] }) },
      );
  for (const field of ['before.askedBy', 'after.askedBy'])
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    await trail.updateMany(
      { 'subject.id': { $in: asked }, [field]: { $in: names } },
      { $set: { [field]: former } },
      { session },
    );
  await trail.updateMany({ by: _id }, { $set: { name: former } }, { session });
  await connection
    .collection('products')
    .updateMany({ updatedBy: { $in: names } }, { $set: { updatedBy: former } }, { session });
}
