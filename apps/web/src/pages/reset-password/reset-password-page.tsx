import { useNavigate, useParams } from 'react-router-dom';
import { EntranceFrame } from '../../features/account/components/entrance-frame.tsx';
import { ResetPasswordForm } from '../../features/account/components/reset-password-form.tsx';
import { paths } from '../../lib/paths.ts';

export function Component() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  return (
    <EntranceFrame art="sky-oxford-shirt">
      <title>Reset password · E-Store</title>
      <meta name="robots" content="noindex" />
      <h1>Reset password</h1>
      <ResetPasswordForm
        token={token}
        onReset={(notice) => void navigate(paths.login(), { replace: true, state: { notice } })}
      />
    </EntranceFrame>
  );
}
