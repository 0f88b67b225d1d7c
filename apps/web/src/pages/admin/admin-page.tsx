import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { pageTitle } from '../../content/page-title.ts';
import { dashWords } from '../../content/dash.ts';
import { admin } from '../../content/admin.ts';
import { EntranceFrame } from '../../features/account/components/entrance-frame.tsx';
import { selectUser } from '../../features/account/user.slice.ts';
import { ConfirmPasswordForm } from '../../features/admin/components/confirm-password-form.tsx';
import { confirmationAsked } from '../../features/admin/confirmation.slice.ts';
import { firstPath } from '../../features/admin/dash-links.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useNextPath } from '../../lib/use-next-path.ts';
import { CONTENT_ID } from '../../ui/skip-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function Component() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const email = user?.email ?? '';
  const afterwards = useNextPath(user ? firstPath(user.role) : paths.dashboard());
  useEffect(() => {
    dispatch(confirmationAsked());
  }, [dispatch]);
  return (
    <main id={CONTENT_ID}>
      <EntranceFrame of="dash" art="pencil-stripe-shirt-on-hanger">
        <title>{pageTitle('E-DASH')}</title>
        <h1>E-DASH</h1>
        <p>{admin.confirmLead}</p>
        <ConfirmPasswordForm email={email} onConfirmed={() => void navigate(afterwards, { replace: true })} />
        <p>
          <TextLink to={paths.home()}>{dashWords.toTheShop}</TextLink>
        </p>
      </EntranceFrame>
    </main>
  );
}
