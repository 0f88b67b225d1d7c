import { pageTitle } from '../../../messages/en/frame.ts';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { account } from '../../../messages/en/account/account.ts';
import { AuthLayout } from '../../../features/account/shop/auth-layout.tsx';
import { ForgotPasswordForm } from '../../../features/account/shop/forgot-password-form.tsx';

export function Component() {
  return (
    <AuthLayout art="white-t-shirt">
      <title>{pageTitle(accountMessages.forgotPassword)}</title>
      <h1>{accountMessages.forgotPassword}</h1>
      <p>{account.resetLead}</p>
      <ForgotPasswordForm />
    </AuthLayout>
  );
}
