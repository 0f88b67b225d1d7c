import { account } from '../../content/account.ts';
import { EntranceFrame } from '../../features/account/components/entrance-frame.tsx';
import { ForgotPasswordForm } from '../../features/account/components/forgot-password-form.tsx';

export function Component() {
  return (
    <EntranceFrame art="white-t-shirt">
      <title>Forgot password · E-Store</title>
      <h1>Forgot password</h1>
      <p>{account.resetLead}</p>
      <ForgotPasswordForm />
    </EntranceFrame>
  );
}
