import { useNavigate, useSearchParams } from 'react-router-dom';
import { EntranceFrame } from '../../features/account/components/entrance-frame.tsx';
import { RegisterForm } from '../../features/account/components/register-form.tsx';
import { paths } from '../../lib/paths.ts';
import { useNextPath } from '../../lib/use-next-path.ts';
import { TextLink } from '../../ui/text-link.tsx';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const afterwards = useNextPath(paths.account());
  return (
    <EntranceFrame art="indigo-paisley-resort-shirt">
      <title>Register · E-Store</title>
      <h1>Register</h1>
      <RegisterForm onSignedIn={() => void navigate(afterwards, { replace: true })} />
      <p>
        Already user?{' '}
        <TextLink strong to={paths.login(search.get('next') ?? undefined)}>
          Login
        </TextLink>
      </p>
    </EntranceFrame>
  );
}
