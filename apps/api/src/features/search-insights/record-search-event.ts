import { recordSearchEvent } from '@e-store/shared/search-insights/endpoints';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { toTerm } from './search-term.model.ts';

/** The limits keep one visitor from raising a term. Mobile networks share addresses. */
export const recordSearchEventRoute = route(
  recordSearchEvent,
  async ({ body, clientAddress }, { limits, searchRecorder }) => {
    await limits.takeAll([
      [LIMITS.searchEventsOfAddress, clientAddress],
      [LIMITS.searchEventsOfTerm, `${clientAddress} ${body.type} ${toTerm(body.keyword)}`],
    ]);
    return { recorded: searchRecorder.record(body) };
  },
);
