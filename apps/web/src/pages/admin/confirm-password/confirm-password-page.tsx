import { adminMessages } from '../../../messages/en/staff/admin-frame.ts';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { AuthLayout } from '../../../features/account/shop/auth-layout.tsx';
import { selectUser } from '../../../features/account/user.slice.ts';
import { ConfirmPasswordForm } from '../../../features/staff/admin/confirm-password-form.tsx';
import { passwordStepShown } from '../../../features/staff/admin/confirmation.slice.ts';
import { firstPermittedPath } from '../../../features/staff/admin/admin-menu-entries.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { CONTENT_ID, useNextPath } from '../../../lib/next-path.ts';
import { TextLink } from '../../../ui/text-link.tsx';

export function Component() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const email = user?.email ?? '';
  const afterwards = useNextPath(user ? firstPermittedPath(user.role) : paths.dashboard());
  useEffect(() => {
    dispatch(passwordStepShown());
  }, [dispatch]);
  return (
    <main id={CONTENT_ID}>
      <AuthLayout of="dash" art="pencil-stripe-shirt-on-hanger" title="E-DASH">
        <h1>E-DASH</h1>
        <p>{adminMessages.confirmLead}</p>
        <ConfirmPasswordForm email={email} onConfirmed={() => void navigate(afterwards, { replace: true })} />
        <p>
          <TextLink to={paths.home()}>{adminMessages.toTheShop}</TextLink>
        </p>
      </AuthLayout>
    </main>
  );
}
