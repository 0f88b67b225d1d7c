import type { User } from '@e-store/shared/account/user';
import { objectId } from './object-id.ts';

export function buildUser(changes: Partial<User> = {}): User {
  return {
    _id: objectId(900),
    firstname: 'Asha',
    lastname: 'Rao',
    mobile: '9876543210',
    email: 'asha@example.com',
    role: 'Customer',
    ...changes,
  };
}
