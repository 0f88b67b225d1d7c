import type { User } from '@e-store/shared/account/user';
import type { UserRecord } from './user.model.ts';

/** A stored user as callers see it: never with the password's hash. */
export function toUser({ _id, firstname, lastname, mobile, email, role }: UserRecord): User {
  return { _id: String(_id), firstname, lastname, mobile, email, role };
}
