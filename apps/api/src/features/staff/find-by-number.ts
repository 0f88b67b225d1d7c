import { findByNumber, plainNumber } from '@e-store/shared/staff/number-endpoints';
import { canUseSection } from '@e-store/shared/staff/sections';
import { route } from '../../platform/http/route.ts';

const LENGTH_MIN = 4;

export const findByNumberRoute = route(
  findByNumber,
  async ({ query, session }, { database, numberSearches }) => {
    const number = plainNumber(query.number);
    if (number.length < LENGTH_MIN) return { found: [] };
    const permitted = numberSearches.filter(({ section }) => canUseSection(session.user.role, section));
    const found = await Promise.all(permitted.map(({ find }) => find(database, number)));
    return { found: found.flat() };
  },
);
