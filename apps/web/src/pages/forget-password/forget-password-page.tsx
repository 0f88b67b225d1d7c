import { pageTitle } from '../../content/page-title.ts';
import { accountWords } from '../../content/account-forms.ts';
import { account } from '../../content/account.ts';
import { EntranceFrame } from '../../features/account/components/entrance-frame.tsx';
import { ForgotPasswordForm } from '../../features/account/components/forgot-password-form.tsx';

export function Component() {
  return (
    <EntranceFrame art="white-t-shirt">
      <title>{pageTitle(accountWords.forgotPassword)}</title>
      <h1>{accountWords.forgotPassword}</h1>
      <p>{account.resetLead}</p>
      <ForgotPasswordForm />
    </EntranceFrame>
  );
}
