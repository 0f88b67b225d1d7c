import { AccountFrame } from '../../features/account/components/account-frame.tsx';
import { ChangePasswordForm } from '../../features/account/components/change-password-form.tsx';
import styles from './change-password-page.module.css';

export function Component() {
  return (
    <AccountFrame here="password">
      <title>Change Password · E-Store</title>
      <h1 className={styles.title}>Change Password</h1>
      <ChangePasswordForm />
    </AccountFrame>
  );
}
