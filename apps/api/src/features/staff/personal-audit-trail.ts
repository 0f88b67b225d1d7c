import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import type { ClientSession, Types } from 'mongoose';
import { trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import type { Person, PersonalRecords } from '../../platform/personal-data/personal-records.ts';

const ERASED = '(erased)';
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

/** Array of an order and path of the name in an entry. */
const NAMES_IN_ORDERS = [
  ['history', 'by'],
  ['corrections', 'by'],
  ['corrections', 'withdrawn.by'],
  ['notes', 'by'],
  ['returns', 'refundPaid.by'],
] as const;

async function anonymiseStaffName(database: Database, { _id, name }: Person, session: ClientSession) {
  const { auditEntries, connection, contactMessages, orders, reviews, customerNotes, products } = database;
  if (!(await auditEntries.exists({ by: _id }).session(session))) return;
  const former = `Former staff ${String(_id).slice(-6)}`;
  await connection
    .collection('auditEntries')
    .updateMany({ by: _id }, { $set: { name: former } }, { session });
  const of = (path: string) => ({ arrayFilters: [{ [path]: _id }], session });
  for (const [list, by] of NAMES_IN_ORDERS)
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    await orders.updateMany(
      { [`${list}.${by}._id`]: _id },
      { $set: { [`${list}.$[one].${by}.name`]: former } },
      of(`one.${by}._id`),
    );
  await reviews.updateMany({ 'decision.by._id': _id }, { $set: { 'decision.by.name': former } }, { session });
  for (const messageField of ['answers', 'notes'])
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    await contactMessages.updateMany(
      { [`${messageField}.by._id`]: _id },
      { $set: { [`${messageField}.$[one].by.name`]: former } },
      of('one.by._id'),
    );
  await customerNotes.updateMany({ 'by._id': _id }, { $set: { 'by.name': former } }, { session });
  await products.updateMany({ updatedBy: name }, { $set: { updatedBy: former } }, { session });
}
