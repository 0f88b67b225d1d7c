import { pageTitle } from '../../content/page-title.ts';
import { accountMessages } from '../../content/account-forms.ts';
import { account } from '../../content/account.ts';
import { AuthLayout } from '../../features/account/components/auth-layout.tsx';
import { ForgotPasswordForm } from '../../features/account/components/forgot-password-form.tsx';

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
