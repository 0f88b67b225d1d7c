import { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import type { Context } from '../../platform/context.ts';
import type { Person } from '../../platform/personal-data/personal-records.ts';

const UNPROVEN_EMAIL_NOTICE =
  'Your newsletter, stock alerts and messages sent without logging in are linked only to your email address. They are included once you confirm the address with a link that we email you.';

/** Exports all data of a person, for that person only (DPDP Act, s. 11). */
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
