import { useEffect, useState } from 'react';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { paths } from '@e-store/shared/web-paths';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { login } from '../user.slice.ts';
import styles from './form.module.css';

const loadCheck = async () => (await import('../form-checks.ts')).loginCheck;

type Values = { email: string; password: string; code?: string };

/** Asks staff with two-step sign-in for a code and sends all three together, so nobody is half signed in. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const dispatch = useAppDispatch();
  const [needsCode, setNeedsCode] = useState(false);
  const { form, field, busy, failure, onSubmit } = useCheckedForm<Values>({
    loadCheck,
    async send(credentials) {
      const refused = failureOf(await dispatch(login(credentials)));
      if (!refused) onSignedIn();
      if (refused?.code === 'SECOND_FACTOR_REQUIRED') setNeedsCode(true);
      return refused;
    },
  });
  useEffect(() => {
    if (needsCode) form.setFocus('code');
  }, [needsCode, form]);
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      <Field {...field('email')} label={accountMessages.email} type="email" autoComplete="username" />
      <PasswordField
        {...field('password')}
        label={accountMessages.password}
        autoComplete="current-password"
      />
      {needsCode && (
        <Field
          {...field('code')}
          label={accountMessages.code}
          hint={accountMessages.codeHint}
          autoComplete="one-time-code"
        />
      )}
      <TextLink to={paths.forgetPassword()} className={styles.aside}>
        {accountMessages.forgotPassword}
      </TextLink>
      <SubmitButton block busy={busy}>
        {accountMessages.login}
      </SubmitButton>
    </Form>
  );
}
