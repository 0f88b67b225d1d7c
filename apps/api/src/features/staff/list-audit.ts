import { type AuditQuery, listAudit } from '@e-store/shared/staff/endpoints';
import { trusted, Types } from 'mongoose';
import { route } from '../../platform/http/route.ts';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';
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
  return { entries: entries.map(toEntry), total, page, limit };
});

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

function toEntry({ _id, by, name, at, bulk: _bulk, ...entry }: AuditEntryRecord) {
  return { ...entry, _id: String(_id), by: { _id: String(by), name }, at: at.toISOString() };
}
