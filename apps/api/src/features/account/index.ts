import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { changePasswordRoute } from './change-password.ts';
import { checkResetTokenRoute } from './check-reset-token.ts';
import { confirmAdminRoute } from './confirm-admin.ts';
import { endOtherSessionsRoute, endSessionRoute } from './end-sessions.ts';
import { forgotPasswordRoute } from './forgot-password.ts';
import { getConfirmationRoute } from './get-confirmation.ts';
import { getMeRoute } from './get-me.ts';
import { listSessionsRoute } from './list-sessions.ts';
import { loginRoute } from './login.ts';
import { logoutByPostRoute, logoutRoute } from './logout.ts';
import { accountMails } from './mails/account-mails.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { personalAccount } from './personal-account.ts';
import { registerRoute } from './register.ts';
import { resetPasswordRoute } from './reset-password.ts';
import { resetTokenSchema } from './reset-token.model.ts';
import { beginSecondFactorRoute, getSecondFactorRoute } from './second-factor/begin-second-factor.ts';
import { endSecondFactorRoute } from './second-factor/end-second-factor.ts';
import { makeRecoveryCodesRoute } from './second-factor/make-recovery-codes.ts';
import { startSecondFactorRoute } from './second-factor/start-second-factor.ts';
import { sessionSchema } from './session.model.ts';
import { sessionsExpireInTime } from './sessions.invariant.ts';
import { createSessions } from './sessions.ts';
import { updateMeRoute } from './update-me.ts';
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
    beginSecondFactorRoute,
    startSecondFactorRoute,
    makeRecoveryCodesRoute,
    endSecondFactorRoute,
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
