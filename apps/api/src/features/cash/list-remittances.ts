import { listRemittances, type Remittance } from '@e-store/shared/cash/remittance-endpoints';
import { readPage } from '../../platform/database/read-page.ts';
import { route } from '../../platform/http/route.ts';
import type { RemittanceRecord } from './remittance.model.ts';

export const listRemittancesRoute = route(listRemittances, async ({ query }, { database }) => {
  const total = await database.remittances.estimatedDocumentCount();
  const found = await readPage({ ...query, total, sort: { at: -1, _id: -1 } }, ({ sort, skip, limit }) =>
    database.remittances.find().sort(sort).skip(skip).limit(limit).lean(),
  );
  return { remittances: found.map(toRemittance), total, ...query };
});

export function toRemittance({ undone, ...record }: RemittanceRecord): Remittance {
  const { _id, kind, courier, until, at, by, orders, lines, amount } = record;
  return {
    _id: String(_id),
    kind,
    ...(courier !== undefined && { courier }),
    ...(until !== undefined && { until }),
    at: at.toISOString(),
    by: by.name,
    orders,
    amount,
    ...(undone && {
      undone: { at: undone.at.toISOString(), by: undone.by.name, remaining: lines - undone.lines },
    }),
  };
}
