import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EntranceFrame } from '../../features/account/components/entrance-frame.tsx';
import { LoginForm } from '../../features/account/components/login-form.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useNextPath } from '../../lib/use-next-path.ts';
import { SuccessNote } from '../../ui/success-note.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const afterwards = useNextPath(paths.account());
  return (
    <EntranceFrame art="floral-resort-shirt">
      <title>Login · E-Store</title>
      <h1>Login</h1>
      <SuccessNote>{useNotice()}</SuccessNote>
      <LoginForm onSignedIn={() => void navigate(afterwards, { replace: true })} />
      <p>
        New user?{' '}
        <TextLink strong to={paths.register(search.get('next') ?? undefined)}>
          Register
        </TextLink>
      </p>
    </EntranceFrame>
  );
}

/** What the screen before said on its way here. The browser keeps it over a reload, which the server knows nothing of. */
function useNotice(): string | undefined {
  const isHydrated = useIsHydrated();
  const state = useLocation().state as { notice?: string } | null;
  return isHydrated ? state?.notice : undefined;
}
