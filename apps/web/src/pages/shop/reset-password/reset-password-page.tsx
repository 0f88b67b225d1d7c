import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import { useEffect, useState } from 'react';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { AuthLayout } from '../../../features/account/shop/auth-layout.tsx';
import { account } from '../../../messages/en/account/account.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { HiddenStatus } from '../../../ui/visually-hidden.tsx';
import { NewPasswordField } from '../../../features/account/shop/new-password-field.tsx';
import { checkResetToken, resetPassword } from '../../../features/account/user.slice.ts';
import styles from './reset-password-page.module.css';

export function Component() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  return (
    <AuthLayout art="sky-oxford-shirt" title={accountMessages.resetPassword}>
      <meta name="robots" content="noindex" />
      <h1>{accountMessages.resetPassword}</h1>
      <ResetPasswordForm
        token={token}
        onReset={(notice) => void navigate(paths.login(), { replace: true, state: { notice } })}
      />
    </AuthLayout>
  );
}

type ResetPasswordFormProps = {
  token: string;
  /** Called with the server's message, only after success (§2). */
  onReset: (message: string) => void;
};

const loadCheck = async () => (await import('../../../features/account/form-checks.ts')).resetPasswordCheck;

/** Before a password is typed. A failed check leaves the decision to the form. */
function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const dispatch = useAppDispatch();
  const [isInvalid, setInvalid] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const failure = failureOf(await dispatch(checkResetToken(token)));
      if (isCurrent) setInvalid(failure?.fields?.['token'] !== undefined);
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [dispatch, token]);

  if (isInvalid === undefined) return <FormSkeleton />;
  if (!isInvalid) return <NewPasswordForm token={token} onReset={onReset} />;
  return (
    <div className={styles.column}>
      <ErrorPanel message={account.linkInvalid} />
      <ButtonLink block to={paths.forgetPassword()}>
        {account.newLink}
      </ButtonLink>
      <ButtonLink kind="ghost" block to={paths.login()}>
        {accountMessages.back}
      </ButtonLink>
    </div>
  );
}

function NewPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const dispatch = useAppDispatch();
  const { field, form, busy, failure, onSubmit } = useCheckedForm<{
    password: string;
    confirmPassword: string;
  }>({
    loadCheck,
    async send(passwords) {
      const outcome = await dispatch(resetPassword({ token, ...passwords }));
      if (resetPassword.fulfilled.match(outcome)) onReset(outcome.payload.message);
      return outcome;
    },
  });
  const isLinkBad = failure?.fields?.['token'] !== undefined;
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      {isLinkBad && (
        <TextLink strong to={paths.forgetPassword()}>
          {account.newLink}
        </TextLink>
      )}
      <NewPasswordField
        {...field('password')}
        label={accountMessages.newPassword}
        typed={form.watch('password')}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={accountMessages.confirmPassword}
        autoComplete="new-password"
      />
      <SubmitButton block busy={busy}>
        {accountMessages.updatePassword}
      </SubmitButton>
      <ButtonLink kind="ghost" block to={paths.login()}>
        {accountMessages.back}
      </ButtonLink>
    </Form>
  );
}

function FormSkeleton() {
  return (
    <div className={styles.column}>
      <HiddenStatus>{account.linkChecking}</HiddenStatus>
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.button} />
      <Skeleton className={styles.button} />
    </div>
  );
}
