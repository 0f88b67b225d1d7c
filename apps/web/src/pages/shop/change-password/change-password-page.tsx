import { useState } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@e-store/shared/web-paths';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import { account } from '../../../messages/en/account/account.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { changePassword, selectUser } from '../../../features/account/user.slice.ts';
import { NewPasswordField } from '../../../features/account/shop/new-password-field.tsx';
import styles from './change-password-page.module.css';
import formStyles from '../../../features/account/shop/form.module.css';

export function Component() {
  return (
    <AccountFrame here="password" title={accountMessages.changePassword}>
      <h1 className={styles.title}>{accountMessages.changePassword}</h1>
      <ChangePasswordForm />
    </AccountFrame>
  );
}

type Passwords = Record<'oldPassword' | 'newPassword' | 'confirmPassword', string>;

const EMPTY_PASSWORDS: Passwords = { oldPassword: '', newPassword: '', confirmPassword: '' };
const loadCheck = async () => (await import('../../../features/account/form-checks.ts')).changePasswordCheck;

function ChangePasswordForm() {
  const user = useSelector(selectUser);
  const dispatch = useAppDispatch();
  const [isDone, setDone] = useState(false);
  const { form, field, busy, failure, onSubmit } = useCheckedForm<Passwords>({
    loadCheck,
    async send(passwords) {
      setDone(false);
      const refused = failureOf(await dispatch(changePassword(passwords)));
      if (refused) return refused;
      form.reset(EMPTY_PASSWORDS);
      setDone(true);
      return undefined;
    },
  });
  return (
    <Form failure={failure?.message} className={formStyles.narrow} onSubmit={onSubmit}>
      <SuccessNote>{isDone && account.passwordChanged}</SuccessNote>
      {/* Tells password managers whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        {...field('oldPassword')}
        label={accountMessages.previousPassword}
        autoComplete="current-password"
      />
      <NewPasswordField
        {...field('newPassword')}
        label={accountMessages.newPassword}
        typed={form.watch('newPassword')}
        owner={user ?? undefined}
        isStaff={user ? user.role !== 'Customer' : false}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={accountMessages.confirmPassword}
        autoComplete="new-password"
      />
      <div className={formStyles.actions}>
        <ButtonLink kind="ghost" to={paths.account()}>
          {accountMessages.back}
        </ButtonLink>
        <SubmitButton busy={busy}>{accountMessages.updatePassword}</SubmitButton>
      </div>
    </Form>
  );
}
