import { toPerson } from '../account/personal-account.ts';
import type { Database } from '../../platform/database/database.ts';
import { UnauthenticatedError } from '../../platform/errors/errors.ts';
import type { Person } from '../../platform/personal-data/personal-records.ts';

export async function findPerson({ users }: Database, id: string): Promise<Person> {
  const user = await users.findById(id).lean();
  if (!user) throw new UnauthenticatedError();
  return toPerson(user);
}
