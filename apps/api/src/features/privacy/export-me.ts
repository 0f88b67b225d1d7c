import { exportMe } from '@e-store/shared/privacy/endpoints';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { exportPerson } from './export-person.ts';
import { findPerson } from './find-person.ts';

export const exportMeRoute = route(exportMe, async ({ session }, context) => {
  await context.limits.take(LIMITS.exportsOfUser, session.user._id);
  return exportPerson(context, await findPerson(context.database, session.user._id));
});
