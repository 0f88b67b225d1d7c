import type { User } from '@e-store/shared/account/user';
import type { UserRecord } from './user.model.ts';

export function toUser({ _id, firstname, lastname, mobile, email, role }: UserRecord): User {
  return { _id: String(_id), firstname, lastname, mobile, email, role };
}
