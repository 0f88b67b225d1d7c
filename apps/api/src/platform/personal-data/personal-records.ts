import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import type { ClientSession, Types } from 'mongoose';
import type { Database } from '../database/database.ts';

export type Person = {
  _id: Types.ObjectId;
  email: string;
  mobile: string;
  name: string;
  isEmailProven: boolean;
};

/**
 * Personal data in the collections of one feature, which registers it in its module. The privacy feature
 * assigns every field of every collection (`personal-data.ts`).
 */
export type PersonalRecords<Part extends Partial<PersonalDataExport> = Partial<PersonalDataExport>> = {
  /** The part of a person's export that this feature holds. */
  exportData: (database: Database, person: Person) => Promise<Part>;
  erase: (database: Database, person: Person, at: Date, session: ClientSession) => Promise<unknown>;
};

/** Matches records by account, and by email address once proven. */
export const ownedByPerson = ({ _id, email, isEmailProven }: Person) =>
  isEmailProven ? { $or: [{ user: _id }, { email }] } : { user: _id };

/** For erasure: matches by account or address, regardless of author. */
export const linkedToPerson = ({ _id, email }: Person) => ({ $or: [{ user: _id }, { email }] });
