import type { User } from '@e-store/shared/account/user';
import { useState } from 'react';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { account } from '../../../messages/en/account/account.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink, Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { logout } from '../user.slice.ts';
import styles from './profile.module.css';

export function Profile({ user: { firstname, lastname, email, mobile } }: { user: User }) {
  const dispatch = useAppDispatch();
  const host = email.indexOf('@') + 1;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function logOut() {
    setBusy(true);
    setFailure(undefined);
    const refused = failureOf(await dispatch(logout()));
    setBusy(false);
    setFailure(refused?.message);
  }

  return (
    <>
      <dl className={styles.facts}>
        <dt>{accountMessages.name}</dt>
        <dd>{`${firstname} ${lastname}`}</dd>
        <dt>{accountMessages.email}</dt>
        <dd>
          {email.slice(0, host)}
          <wbr />
          {email.slice(host)}
        </dd>
        <dt>{accountMessages.mobile}</dt>
        <dd className={styles.number}>{formatMobile(mobile)}</dd>
      </dl>
      {failure && <ErrorPanel message={failure} />}
      <div className={styles.actions}>
        <ButtonLink to={paths.editProfile()}>
          {account.edit}
          <VisuallyHidden> {account.editOf}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink kind="ghost" to={paths.home()}>
          {accountMessages.home}
        </ButtonLink>
        <Button kind="ghost" busy={busy} onClick={() => void logOut()}>
          {accountMessages.logOut}
        </Button>
      </div>
    </>
  );
}

const formatMobile = (mobile: string) => mobile.replace(/^(\d{5})(\d{5})$/, '$1 $2');
