import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { changePasswordRoute } from './change-password.ts';
import { checkResetTokenRoute, forgotPasswordRoute, resetPasswordRoute } from './reset-password.ts';
import { confirmAdminRoute, getConfirmationRoute } from './check-own-password.ts';
import {
  endOtherSessionsRoute,
  endSessionRoute,
  listSessionsRoute,
  logoutByPostRoute,
  logoutRoute,
} from './manage-sessions.ts';
import { getMeRoute, updateMeRoute } from './update-me.ts';
import { loginRoute } from './login.ts';
import { accountMails } from './account-mails.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { personalAccount } from './personal-account.ts';
import { registerRoute } from './register.ts';
import { resetTokenSchema } from './reset-password.ts';
import {
  createSecondFactorKeyRoute,
  getSecondFactorRoute,
  enableSecondFactorRoute,
} from './second-factor/start-second-factor.ts';
import { disableSecondFactorRoute, createRecoveryCodesRoute } from './second-factor/manage-second-factor.ts';
import { sessionSchema, sessionsExpireInTime } from './session.model.ts';
import { createSessions } from './sessions.ts';
import { userSchema } from './user.model.ts';

const defineModels = (connection: Connection) => ({
  users: connection.model('User', userSchema),
  sessions: connection.model('Session', sessionSchema),
  resetTokens: connection.model('ResetToken', resetTokenSchema),
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
  routes: [
    registerRoute,
    loginRoute,
    logoutRoute,
    logoutByPostRoute,
    getMeRoute,
    changePasswordRoute,
    forgotPasswordRoute,
    checkResetTokenRoute,
    resetPasswordRoute,
    confirmAdminRoute,
    getConfirmationRoute,
    updateMeRoute,
    listSessionsRoute,
    endSessionRoute,
    endOtherSessionsRoute,
    getSecondFactorRoute,
    createSecondFactorKeyRoute,
    enableSecondFactorRoute,
    createRecoveryCodesRoute,
    disableSecondFactorRoute,
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
