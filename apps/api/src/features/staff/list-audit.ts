import { type AuditQuery, listAudit } from '@e-store/shared/staff/endpoints';
import type { AuditSubject } from '@e-store/shared/staff/audit-entry';
import { trusted, Types } from 'mongoose';
import { route } from '../../platform/http/route.ts';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';
import type { Database } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/read-page.ts';
import type { AuditEntryRecord } from '../../platform/audit/audit-entry.model.ts';

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

export const listAuditRoute = route(listAudit, async ({ query }, { database }) => {
  const { page, limit } = query;
  const wanted = toFilter(query);
  const total = await database.auditEntries.countDocuments(wanted);
  const entries = await readPage({ page, limit, total, sort: NEWEST_FIRST }, (part) =>
    database.auditEntries.find(wanted).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  const parts = await countParts(database, entries);
  return { entries: entries.map((entry) => toEntry(entry, parts)), total, page, limit };
});

type PartCounts = ReadonlyMap<string, number>;

async function countParts(
  { auditEntries }: Database,
  entries: readonly AuditEntryRecord[],
): Promise<PartCounts> {
  const wholes = entries.filter(({ _id, subject }) => subject.id === String(_id)).map(({ _id }) => _id);
  if (wholes.length === 0) return new Map();
  const counted = await auditEntries.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { bulk: { $in: wholes } } },
    { $group: { _id: '$bulk', count: { $sum: 1 } } },
  ]);
  return new Map(counted.map(({ _id, count }) => [String(_id), count]));
}

function labelOf({ id, label }: AuditSubject, parts: PartCounts): string {
  const count = parts.get(id);
  return count !== undefined && count < Number.parseInt(label, 10) ? `${count} of ${label}` : label;
}

/** Parts of a bulk change show only under their record or bulk entry. */
function toFilter({ kind, id, by, from, to }: AuditQuery) {
  const at = toIndiaDateRange({ from, to });
  return {
    ...(kind !== undefined && { 'subject.kind': kind }),
    ...(id === undefined ? { bulk: trusted({ $exists: false }) } : ofSubject(id)),
    ...(by !== undefined && { by: new Types.ObjectId(by) }),
    ...(at && { at: trusted(at) }),
  };
}

const ofSubject = (id: string) => {
  const subject = { 'subject.id': id };
  return Types.ObjectId.isValid(id) ? { $or: [subject, { bulk: new Types.ObjectId(id) }] } : subject;
};

function toEntry({ _id, by, name, at, bulk: _bulk, subject, ...entry }: AuditEntryRecord, parts: PartCounts) {
  return {
    ...entry,
    _id: String(_id),
    by: { _id: String(by), name },
    subject: { ...subject, label: labelOf(subject, parts) },
    at: at.toISOString(),
  };
}
