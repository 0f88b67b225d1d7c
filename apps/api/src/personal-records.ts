import type { ClientSession, Types } from 'mongoose';
import type { Database } from './database.ts';

/** Whose data it is. */
export type Person = {
  _id: Types.ObjectId;
  email: string;
  mobile: string;
  /** First and last name, as they stand in what staff did. */
  name: string;
  /** The mail address is known to be theirs: only then are they told what hangs on the address alone. */
  isEmailProven: boolean;
};

/**
 * What a feature holds of a person. Each has a file `personal-….ts` with its own; `privacy/personal-data.ts` says for
 * every collection which one looks after it.
 */
export type PersonalRecords<Told> = {
  tell: (database: Database, person: Person) => Promise<Told>;
  /** In the transaction that erases the account. */
  erase: (database: Database, person: Person, at: Date, session: ClientSession) => Promise<unknown>;
};

/** Records that bear the account, and those that bear its address only, when that is known to be theirs. */
export const ownedOrAddressed = ({ _id, email, isEmailProven }: Person) =>
  isEmailProven ? { $or: [{ user: _id }, { email }] } : { user: _id };

/** For erasing: gone is whatever bears the address, whoever wrote it. */
export const bearing = ({ _id, email }: Person) => ({ $or: [{ user: _id }, { email }] });
