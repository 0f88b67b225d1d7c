import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageTitle } from '../../content/page-title.ts';
import { accountWords } from '../../content/account-forms.ts';
import { EntranceFrame } from '../../features/account/components/entrance-frame.tsx';
import { CheckoutSteps } from '../../features/cart/components/checkout-steps.tsx';
import { RegisterForm } from '../../features/account/components/register-form.tsx';
import { paths } from '../../lib/paths.ts';
import { useNextPath } from '../../lib/use-next-path.ts';
import { TextLink } from '../../ui/text-link.tsx';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const afterwards = useNextPath(paths.account());
  return (
    <EntranceFrame art="indigo-paisley-resort-shirt" isLong>
      <title>{pageTitle(accountWords.register)}</title>
      {afterwards === paths.checkout() && <CheckoutSteps step={2} />}
      <h1>{accountWords.register}</h1>
      {afterwards === paths.checkout() && <p>{accountWords.registerToCheckOut}</p>}
      <RegisterForm onSignedIn={() => void navigate(afterwards, { replace: true })} />
      <p>
        {accountWords.alreadyUser}{' '}
        <TextLink strong to={paths.login(search.get('next') ?? undefined)}>
          {accountWords.login}
        </TextLink>
      </p>
    </EntranceFrame>
  );
}
