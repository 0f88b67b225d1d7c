import { toPerson } from '../account/personal-account.ts';
import type { Database } from '../database.ts';
import { UnauthenticatedError } from '../errors.ts';
import type { Person } from '../personal-records.ts';

export async function findPerson({ users }: Database, id: string): Promise<Person> {
  const user = await users.findById(id).lean();
  if (!user) throw new UnauthenticatedError();
  return toPerson(user);
}
