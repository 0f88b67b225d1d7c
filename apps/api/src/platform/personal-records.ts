import type { ClientSession, Types } from 'mongoose';
import type { Database } from './database/database.ts';

export type Person = {
  _id: Types.ObjectId;
  email: string;
  mobile: string;
  name: string;
  isEmailProven: boolean;
};

/**
 * Personal data of one feature, in its `personal-….ts` file; `privacy/personal-data.ts` assigns every
 * collection.
 */
export type PersonalRecords<ExportedData> = {
  exportData: (database: Database, person: Person) => Promise<ExportedData>;
  erase: (database: Database, person: Person, at: Date, session: ClientSession) => Promise<unknown>;
};

/** Matches records by account, and by email address once proven. */
export const ownedByPerson = ({ _id, email, isEmailProven }: Person) =>
  isEmailProven ? { $or: [{ user: _id }, { email }] } : { user: _id };

/** For erasure: matches by account or address, regardless of author. */
export const linkedToPerson = ({ _id, email }: Person) => ({ $or: [{ user: _id }, { email }] });
