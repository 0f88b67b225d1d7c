import { eraseCustomer, exportCustomer } from '@e-store/shared/privacy/endpoints';
import { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { toPerson } from '../account/personal-account.ts';
import type { Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Context } from '../../platform/context.ts';
import type { Person } from '../../platform/personal-data/personal-records.ts';
import { erasePerson } from './erase-person.ts';

async function findCustomer({ users }: Database, id: string) {
  const user = await users.findById(id).lean();
  if (!user) throw new NotFoundError('This customer no longer exists.');
  return user;
}

/** For requests by mail or phone. The audit trail records who exported and why. */
export const exportCustomerRoute = route(exportCustomer, async (input, context) => {
  const { database, now } = context;
  const user = await findCustomer(database, input.params.id);
  const person = toPerson(user);
  const exportedData = await exportPerson(context, person);
  await database.connection.transaction(async (session) => {
    const subject = { kind: 'customer', id: user._id, label: person.name };
    const change = { staff: input, what: 'customer.exported', subject, after: input.body, at: now() };
    await recordChange(database, change, session);
  });
  return exportedData;
});

export const eraseCustomerRoute = route(eraseCustomer, async (input, context) => {
  const user = await findCustomer(context.database, input.params.id);
  await erasePerson(context, user, { staff: input, reason: input.body.reason });
  return { message: 'The account was deleted. The customer gets a final email.' };
});

const UNPROVEN_EMAIL_NOTICE =
  'Your newsletter, stock alerts and messages sent without logging in are linked only to your email address. They are included once you confirm the address with a link that we email you.';

/** For that person only (DPDP Act, s. 11). */
export async function exportPerson(
  { database, now, personalRecords }: Pick<Context, 'database' | 'now' | 'personalRecords'>,
  person: Person,
): Promise<PersonalDataExport> {
  const parts = await Promise.all(personalRecords.map(({ exportData }) => exportData(database, person)));
  const exported = Object.assign(
    {
      exportedAt: now().toISOString(),
      notes: person.isEmailProven ? [] : [UNPROVEN_EMAIL_NOTICE],
    },
    ...parts,
  );
  return PersonalDataExport.parse(exported); // a part that no feature exports is an error
}
