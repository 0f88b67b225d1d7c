import { Schema, Types } from 'mongoose';
import { type User } from '@e-store/shared/account/user';
import type { CustomerStats } from '@e-store/shared/customers/customer';
import { NOTICE_VERSIONS, type NoticeVersion } from '@e-store/shared/privacy/privacy-terms';
import { nested, recordOptions } from '../../platform/database/record.ts';
import { ConflictError } from '../../platform/errors/errors.ts';
import type { SecondFactor } from './second-factor/second-factor.ts';
import { ROLES, type Role } from '@e-store/shared/roles';

export type CustomerStatsRecord = Omit<CustomerStats, 'lastOrderAt'> & { lastOrderAt?: Date };

export const EMPTY_CUSTOMER_STATS: CustomerStatsRecord = { orders: 0, cancelled: 0, returned: 0, spent: 0 };

export type UserRecord = {
  _id: Types.ObjectId;
  firstname: string;
  lastname: string;
  innerNameWords?: string[];
  mobile: string;
  email: string;
  passwordHash: string;
  role: Role;
  rolesChangedAt?: Date;
  emailProvenAt?: Date;
  notice?: { version: NoticeVersion; at: Date };
  /** Nominee under the DPDP Act, s. 14. */
  nominee?: { name: string; email: string; namedAt: Date };
  secondFactor?: SecondFactor;
  secondFactorSetUpAt?: Date;
  createdAt: Date;
  figures: CustomerStatsRecord;
};

export const innerNameWords = ({ firstname, lastname }: Pick<UserRecord, 'firstname' | 'lastname'>) =>
  [firstname, lastname].flatMap((name) => name.trim().split(/\s+/).slice(1));

const wholeNumber = { type: Number, required: true, validate: Number.isInteger } as const;
const text = { type: String, required: true } as const;

const secondFactorSchema = new Schema<SecondFactor>(
  {
    sealedKey: { type: String, required: true },
    since: { type: Date, required: true },
    lastStep: { type: Number, required: true },
    recovery: {
      salt: { type: String, required: true },
      hashes: { type: [String], required: true },
      madeAt: { type: Date, required: true },
    },
  },
  nested,
);

export const userSchema = new Schema<UserRecord>(
  {
    firstname: { type: String, required: true },
    lastname: { type: String, required: true },
    innerNameWords: {
      type: [String],
      default(this: UserRecord) {
        return innerNameWords(this);
      },
    },
    mobile: { type: String, required: true },
    email: { type: String, required: true, lowercase: true },
    passwordHash: { type: String, required: true },
    role: { type: String, enum: ROLES, default: 'Customer' },
    rolesChangedAt: Date,
    emailProvenAt: Date,
    notice: new Schema(
      {
        version: { type: String, enum: NOTICE_VERSIONS, required: true },
        at: { type: Date, required: true },
      },
      nested,
    ),
    nominee: new Schema({ name: text, email: text, namedAt: { type: Date, required: true } }, nested),
    secondFactor: secondFactorSchema,
    secondFactorSetUpAt: Date,
    createdAt: { type: Date, required: true },
    figures: {
      type: new Schema<CustomerStatsRecord>(
        {
          orders: wholeNumber,
          cancelled: wholeNumber,
          returned: wholeNumber,
          spent: wholeNumber,
          lastOrderAt: Date,
        },
        nested,
      ),
      default: () => ({ ...EMPTY_CUSTOMER_STATS }),
    },
  },
  { collection: 'users', ...recordOptions },
);

type NewCustomer = Pick<
  UserRecord,
  'firstname' | 'lastname' | 'mobile' | 'email' | 'passwordHash' | 'notice' | 'createdAt'
>;

export const newCustomer = (fields: NewCustomer): UserRecord => ({
  _id: new Types.ObjectId(),
  ...fields,
  role: 'Customer',
  figures: { ...EMPTY_CUSTOMER_STATS },
});

export function toUser({ _id, firstname, lastname, mobile, email, role }: UserRecord): User {
  return { _id: String(_id), firstname, lastname, mobile, email, role };
}

export function emailTakenError(
  message = 'An account with this email address already exists.',
): ConflictError {
  return new ConflictError(message, 'EMAIL_TAKEN', { fields: { email: message } });
}
