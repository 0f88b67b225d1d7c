import { setNominee, removeNominee } from '@e-store/shared/privacy/endpoints';
import { route } from '../../platform/http/route.ts';

/** DPDP Act, s. 14. No mail is sent: only the shop needs to know the nominee. */
export const nameNomineeRoute = route(setNominee, async ({ body, session }, { database, now }) => {
  const nominee = { ...body, namedAt: now() };
  await database.users.updateOne({ _id: session.user._id }, { $set: { nominee } });
  return { ...body, namedAt: nominee.namedAt.toISOString() };
});

export const removeNomineeRoute = route(removeNominee, async ({ session }, { database }) => {
  await database.users.updateOne({ _id: session.user._id }, { $unset: { nominee: 1 } });
  return { message: 'Nominee removed.' };
});
