import { useNavigate, useParams } from 'react-router-dom';
import { pageTitle } from '../../../messages/en/frame.ts';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { AuthLayout } from '../../../features/account/shop/auth-layout.tsx';
import { ResetPasswordForm } from '../../../features/account/shop/reset-password-form.tsx';
import { paths } from '@e-store/shared/web-paths';

export function Component() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  return (
    <AuthLayout art="sky-oxford-shirt">
      <title>{pageTitle(accountMessages.resetPassword)}</title>
      <meta name="robots" content="noindex" />
      <h1>{accountMessages.resetPassword}</h1>
      <ResetPasswordForm
        token={token}
        onReset={(notice) => void navigate(paths.login(), { replace: true, state: { notice } })}
      />
    </AuthLayout>
  );
}
