import type { Route } from '../../platform/http/route.ts';
import { changePasswordRoute } from './change-password.ts';
import { checkResetTokenRoute } from './check-reset-token.ts';
import { confirmAdminRoute } from './confirm-admin.ts';
import { endOtherSessionsRoute, endSessionRoute } from './end-sessions.ts';
import { forgotPasswordRoute } from './forgot-password.ts';
import { getConfirmationRoute } from './get-confirmation.ts';
import { getMeRoute } from './get-me.ts';
import { beginSecondFactorRoute, getSecondFactorRoute } from './second-factor/begin-second-factor.ts';
import { endSecondFactorRoute } from './second-factor/end-second-factor.ts';
import { makeRecoveryCodesRoute } from './second-factor/make-recovery-codes.ts';
import { startSecondFactorRoute } from './second-factor/start-second-factor.ts';
import { listSessionsRoute } from './list-sessions.ts';
import { loginRoute } from './login.ts';
import { logoutByPostRoute, logoutRoute } from './logout.ts';
import { registerRoute } from './register.ts';
import { resetPasswordRoute } from './reset-password.ts';
import { updateMeRoute } from './update-me.ts';

export const accountRoutes: Route[] = [
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
];
