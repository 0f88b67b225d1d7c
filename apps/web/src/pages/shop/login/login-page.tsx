import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageTitle } from '../../../messages/en/frame.ts';
import { accountLinks } from '../../../messages/en/account/links.ts';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { AuthLayout } from '../../../features/account/shop/auth-layout.tsx';
import { CheckoutSteps } from '../../../features/cart/shop/checkout-steps.tsx';
import { LoginForm } from '../../../features/account/shop/login-form.tsx';
import { paths } from '@e-store/shared/web-paths';
import { useNextPath } from '../../../lib/next-path.ts';
import { useNotice } from '../../../lib/hooks.ts';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const afterwards = useNextPath(paths.account());
  const notice = useNotice();
  const reason = search.get('next')?.startsWith(paths.admin()) ? accountLinks.toAdmin : undefined;
  return (
    <AuthLayout art="floral-resort-shirt">
      <title>{pageTitle(accountMessages.login)}</title>
      {afterwards === paths.checkout() && <CheckoutSteps step={2} />}
      <h1>{accountMessages.login}</h1>
      {afterwards === paths.checkout() && <p>{accountMessages.loginToCheckOut}</p>}
      <SuccessNote>{notice ?? reason}</SuccessNote>
      <LoginForm onSignedIn={() => void navigate(afterwards, { replace: true })} />
      <p>
        {accountMessages.newUser}{' '}
        <TextLink strong to={paths.register(search.get('next') ?? undefined)}>
          {accountMessages.register}
        </TextLink>
      </p>
    </AuthLayout>
  );
}
