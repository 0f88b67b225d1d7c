import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { pageTitle } from '../../../messages/en/frame.ts';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import { Profile } from '../../../features/account/shop/profile.tsx';
import { selectUser } from '../../../features/account/user.slice.ts';
import { LatestOrders } from '../../../features/orders/shop/latest-orders.tsx';
import { useNotice } from '../../../lib/hooks.ts';
import { SuccessNote } from '../../../ui/success-note.tsx';

export function Component() {
  const user = useSelector(selectUser);
  const { revalidate } = useRevalidator();
  return (
    <AccountFrame here="profile">
      <title>{pageTitle(accountMessages.myProfile)}</title>
      <h1>{accountMessages.myProfile}</h1>
      <SuccessNote>{useNotice()}</SuccessNote>
      {user && <Profile user={user} />}
      <LatestOrders onRetry={() => void revalidate()} />
    </AccountFrame>
  );
}
