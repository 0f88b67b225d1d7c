import { useSearchParams } from 'react-router-dom';
import { paths, withQuery } from '@e-store/shared/web-paths';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { accountLinks } from '../../../messages/en/account/links.ts';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { AuthLayout } from '../../../features/account/shop/auth-layout.tsx';
import { CheckoutSteps } from '../../../features/cart/shop/checkout-steps.tsx';
import { useNextPath } from '../../../lib/next-path.ts';
import { useNotice, useAppDispatch } from '../../../lib/hooks.ts';
import { useNavigateFromHere } from '../../../lib/use-has-left.ts';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { failureOf } from '../../../lib/thunk.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { login, selectHasSessionEnded } from '../../../features/account/user.slice.ts';
import styles from '../../../features/account/shop/form.module.css';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigateFromHere();
  const afterwards = useNextPath(paths.account());
  const notice = useNotice();
  const hasEnded = useSelector(selectHasSessionEnded);
  const next = search.get('next');
  const reason = next?.startsWith(paths.admin())
    ? accountLinks[hasEnded ? 'staffSessionEnded' : 'toAdmin']
    : next && hasEnded && accountLinks.sessionEnded;
  return (
    <AuthLayout art="floral-resort-shirt" title={accountMessages.login}>
      {afterwards === paths.checkout() && <CheckoutSteps step={2} />}
      <h1>{accountMessages.login}</h1>
      {afterwards === paths.checkout() && <p>{accountMessages.loginToCheckOut}</p>}
      <SuccessNote>{notice ?? reason}</SuccessNote>
      <LoginForm onSignedIn={() => navigate(afterwards, { replace: true })} />
      <p>
        {accountMessages.newUser}{' '}
        <TextLink strong to={paths.register(search.get('next') ?? undefined)}>
          {accountMessages.register}
        </TextLink>
      </p>
    </AuthLayout>
  );
}

const loadCheck = async () => (await import('../../../features/account/form-checks.ts')).loginCheck;

type Values = { email: string; password: string; code?: string };

/** Sends a two-step code with email and password, so nobody is half signed in. */
function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
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
      <TextLink
        to={withQuery(paths.forgetPassword(), { next: search.get('next') ?? undefined })}
        className={styles.aside}
      >
        {accountMessages.forgotPassword}
      </TextLink>
      <SubmitButton block busy={busy}>
        {accountMessages.login}
      </SubmitButton>
    </Form>
  );
}
