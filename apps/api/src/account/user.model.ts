import { ROLES } from '@e-store/shared/account/user';
import type { Role } from '@e-store/shared/endpoint';
import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../record.ts';

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
  createdAt: Date;
};

export const userSchema = new Schema<UserRecord>(
  {
    firstname: { type: String, required: true },
    lastname: { type: String, required: true },
    mobile: { type: String, required: true },
    email: { type: String, required: true, lowercase: true },
    passwordHash: { type: String, required: true },
    role: { type: String, enum: ROLES, default: 'Customer' },
    rolesChangedAt: Date,
    createdAt: { type: Date, required: true },
  },
  { collection: 'users', ...recordOptions },
);
