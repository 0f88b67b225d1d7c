import { useSelector } from 'react-redux';
import { AccountFrame } from '../../features/account/components/account-frame.tsx';
import { Profile } from '../../features/account/components/profile.tsx';
import { selectUser } from '../../features/account/user.slice.ts';

export function Component() {
  const user = useSelector(selectUser);
  return (
    <AccountFrame here="profile">
      <title>My Profile · E-Store</title>
      <h1>My Profile</h1>
      {user && <Profile user={user} />}
    </AccountFrame>
  );
}
