import type { Connection } from 'mongoose';
import { resetTokenSchema } from './reset-token.model.ts';
import { sessionSchema } from './session.model.ts';
import { userSchema } from './user.model.ts';

export function defineAccountModels(connection: Connection) {
  return {
    users: connection.model('User', userSchema),
    sessions: connection.model('Session', sessionSchema),
    resetTokens: connection.model('ResetToken', resetTokenSchema),
  };
}
