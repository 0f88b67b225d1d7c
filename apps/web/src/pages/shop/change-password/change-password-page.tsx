import { pageTitle } from '../../../messages/en/frame.ts';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import { ChangePasswordForm } from '../../../features/account/shop/change-password-form.tsx';
import styles from './change-password-page.module.css';

export function Component() {
  return (
    <AccountFrame here="password">
      <title>{pageTitle(accountMessages.changePassword)}</title>
      <h1 className={styles.title}>{accountMessages.changePassword}</h1>
      <ChangePasswordForm />
    </AccountFrame>
  );
}
