import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import * as changePassword from './change-password.ts';
import * as checkOwnPassword from './check-own-password.ts';
import * as manageSessions from './manage-sessions.ts';
import * as updateMe from './update-me.ts';
import * as login from './login.ts';
import { accountMails } from './account-mails.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { personalAccount } from './personal-account.ts';
import * as register from './register.ts';
import * as resetPassword from './reset-password.ts';
import * as startSecondFactor from './second-factor/start-second-factor.ts';
import * as manageSecondFactor from './second-factor/manage-second-factor.ts';
import { sessionSchema, sessionsExpireInTime } from './session.model.ts';
import { createSessions } from './sessions.ts';
import { userSchema } from './user.model.ts';

const defineModels = (connection: Connection) => ({
  users: connection.model('User', userSchema),
  sessions: connection.model('Session', sessionSchema),
  resetTokens: connection.model('ResetToken', resetPassword.resetTokenSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}
declare module '../../platform/outbox/outbox-mail.model.ts' {
  interface MailKinds extends Record<keyof typeof accountMails, true> {}
}
declare module '../../platform/context.ts' {
  interface Services {
    passwords: PasswordHasher;
  }
}

export const account = defineFeature({
  defineModels,
  routeModules: [
    register,
    login,
    manageSessions,
    updateMe,
    changePassword,
    resetPassword,
    checkOwnPassword,
    startSecondFactor,
    manageSecondFactor,
  ],
  mails: accountMails,
  personalRecords: personalAccount,
  invariants: [sessionsExpireInTime],
  start: ({ config, database, now, tracing }) => {
    const passwords = createPasswordHasher({ cost: config.passwordCost, tracing, isDemo: config.isDemo });
    return {
      services: { sessions: createSessions(database, config, now), passwords },
      stop: () => passwords.stop(),
    };
  },
});
