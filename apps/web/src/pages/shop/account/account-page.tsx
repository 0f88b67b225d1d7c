import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import type { User } from '@e-store/shared/account/user';
import { useState } from 'react';
import { paths } from '@e-store/shared/web-paths';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import { selectUser, logout } from '../../../features/account/user.slice.ts';
import { LatestOrders } from '../../../features/orders/shop/latest-orders.tsx';
import { useNotice, useAppDispatch } from '../../../lib/hooks.ts';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { account } from '../../../messages/en/account/account.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { ButtonLink, Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './account-page.module.css';

export function Component() {
  const user = useSelector(selectUser);
  const { revalidate } = useRevalidator();
  return (
    <AccountFrame here="profile" title={accountMessages.myProfile}>
      <h1>{accountMessages.myProfile}</h1>
      <SuccessNote>{useNotice()}</SuccessNote>
      {user && <Profile user={user} />}
      <LatestOrders onRetry={() => void revalidate()} />
    </AccountFrame>
  );
}

function Profile({ user: { firstname, lastname, email, mobile } }: { user: User }) {
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
