import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageTitle } from '../../../messages/en/frame.ts';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { AuthLayout } from '../../../features/account/shop/auth-layout.tsx';
import { CheckoutSteps } from '../../../features/cart/shop/checkout-steps.tsx';
import { RegisterForm } from '../../../features/account/shop/register-form.tsx';
import { paths } from '@e-store/shared/web-paths';
import { useNextPath } from '../../../lib/next-path.ts';
import { TextLink } from '../../../ui/text-link.tsx';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const afterwards = useNextPath(paths.account());
  return (
    <AuthLayout art="indigo-paisley-resort-shirt" isLong>
      <title>{pageTitle(accountMessages.register)}</title>
      {afterwards === paths.checkout() && <CheckoutSteps step={2} />}
      <h1>{accountMessages.register}</h1>
      {afterwards === paths.checkout() && <p>{accountMessages.registerToCheckOut}</p>}
      <RegisterForm onSignedIn={() => void navigate(afterwards, { replace: true })} />
      <p>
        {accountMessages.alreadyUser}{' '}
        <TextLink strong to={paths.login(search.get('next') ?? undefined)}>
          {accountMessages.login}
        </TextLink>
      </p>
    </AuthLayout>
  );
}
