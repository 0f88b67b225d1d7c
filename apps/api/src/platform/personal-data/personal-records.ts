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

/** Of one feature. The privacy feature assigns every field of every collection (`personal-data.ts`). */
export type PersonalRecords<Part extends Partial<PersonalDataExport> = Partial<PersonalDataExport>> = {
  exportData: (database: Database, person: Person) => Promise<Part>;
  erase: (database: Database, person: Person, at: Date, session: ClientSession) => Promise<unknown>;
};

/** By account, and by email address once proven. */
export const ownedByPerson = ({ _id, email, isEmailProven }: Person) =>
  isEmailProven ? { $or: [{ user: _id }, { email }] } : { user: _id };
