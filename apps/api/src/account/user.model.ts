import { ROLES } from '@e-store/shared/account/user';
import type { CustomerFigures } from '@e-store/shared/customers/customer';
import type { Role } from '@e-store/shared/endpoint';
import { NOTICE_VERSIONS, type NoticeVersion } from '@e-store/shared/privacy/notice';
import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../record.ts';
import type { SecondFactor } from './second-factor/second-factor.ts';

/** What the orders of an account come to; see `customers/keep-figures.ts`. */
export type FiguresRecord = Omit<CustomerFigures, 'lastOrderAt'> & { lastOrderAt?: Date };

export const NO_FIGURES: FiguresRecord = { orders: 0, cancelled: 0, returned: 0, spent: 0 };

export type UserRecord = {
  _id: Types.ObjectId;
  firstname: string;
  lastname: string;
  mobile: string;
  /** Lower case, unique. */
  email: string;
  passwordHash: string;
  role: Role;
  /** Of an Admin: when roles were given or taken last; see `give-role.ts`. */
  rolesChangedAt?: Date;
  /** When a link that was mailed to the address came back: until then anybody may have typed it. */
  emailProvenAt?: Date;
  /** The words about personal data, and the terms, that were accepted with the registration. */
  notice?: { version: NoticeVersion; at: Date };
  /** Who may act for them when they cannot (DPDP Act, s. 14). */
  nominee?: { name: string; email: string; namedAt: Date };
  /** Of staff who have set it up (R27). */
  secondFactor?: SecondFactor;
  /** When a second step was last set up; it stays when that is turned off. */
  secondFactorSetUpAt?: Date;
  createdAt: Date;
  /** Written with each of its orders, and sorted by. */
  figures: FiguresRecord;
};

const nested = { _id: false, ...recordOptions } as const;
const whole = { type: Number, required: true, validate: Number.isInteger } as const;
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
      type: new Schema<FiguresRecord>(
        { orders: whole, cancelled: whole, returned: whole, spent: whole, lastOrderAt: Date },
        nested,
      ),
      default: () => ({ ...NO_FIGURES }),
    },
  },
  { collection: 'users', ...recordOptions },
);
