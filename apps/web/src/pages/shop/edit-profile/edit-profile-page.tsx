import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { pageTitle } from '../../../messages/en/frame.ts';
import { account } from '../../../messages/en/account/account.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import { EditProfileForm } from '../../../features/account/shop/edit-profile-form.tsx';
import { selectUser } from '../../../features/account/user.slice.ts';
import { paths } from '@e-store/shared/web-paths';
import styles from './edit-profile-page.module.css';

export function Component() {
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  return (
    <AccountFrame here="profile">
      <title>{pageTitle(account.editTitle)}</title>
      <h1 className={styles.title}>{account.editTitle}</h1>
      {user && (
        <EditProfileForm
          user={user}
          onSaved={() => void navigate(paths.account(), { state: { notice: account.saved } })}
        />
      )}
    </AccountFrame>
  );
}
