import { addDays } from '@e-store/shared/india-day';
import { type AuditQuery, listAudit } from '@e-store/shared/staff/endpoints';
import { trusted, Types } from 'mongoose';
import { route } from '../http/route.ts';
import { inOrder, stretchOf } from '../page-of.ts';
import type { AuditEntryRecord } from './audit-entry.model.ts';

export const listAuditRoute = route(listAudit, async ({ query }, { database }) => {
  const { page, limit } = query;
  const wanted = filterOf(query);
  const total = await database.auditEntries.countDocuments(wanted);
  const stretch = stretchOf({ page, limit }, total);
  const sign = stretch.sign === 1 ? -1 : 1;
  const found =
    stretch.limit === 0
      ? []
      : await database.auditEntries
          .find(wanted)
          .sort({ at: sign, _id: sign })
          .skip(stretch.skip)
          .limit(stretch.limit)
          .lean();
  return { entries: inOrder(found, stretch).map(toEntry), total, page, limit };
});

const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`);

function filterOf({ kind, id, by, from, to }: AuditQuery) {
  return {
    ...(kind !== undefined && { 'subject.kind': kind }),
    ...(id !== undefined && { 'subject.id': id }),
    ...(by !== undefined && { by: new Types.ObjectId(by) }),
    ...((from !== undefined || to !== undefined) && {
      at: trusted({
        ...(from !== undefined && { $gte: startOf(from) }),
        ...(to !== undefined && { $lt: startOf(addDays(to, 1)) }),
      }),
    }),
  };
}

function toEntry({ _id, by, name, at, ...told }: AuditEntryRecord) {
  return { ...told, _id: String(_id), by: { _id: String(by), name }, at: at.toISOString() };
}
