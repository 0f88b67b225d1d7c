import { useSearchParams } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import { NOTICE_VERSION } from '@e-store/shared/privacy/privacy-terms';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { AuthLayout } from '../../../features/account/shop/auth-layout.tsx';
import { CheckoutSteps } from '../../../features/cart/shop/checkout-steps.tsx';
import { useNextPath } from '../../../lib/next-path.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { account } from '../../../messages/en/account/account.ts';
import type { ApiInput } from '../../../lib/api-client.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useNavigateFromHere } from '../../../lib/use-has-left.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { register } from '../../../features/account/user.slice.ts';
import { NewPasswordField } from '../../../features/account/shop/new-password-field.tsx';
import styles from '../../../features/account/shop/form.module.css';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigateFromHere();
  const afterwards = useNextPath(paths.account());
  return (
    <AuthLayout art="indigo-paisley-resort-shirt" isLong title={accountMessages.register}>
      {afterwards === paths.checkout() && <CheckoutSteps step={2} />}
      <h1>{accountMessages.register}</h1>
      {afterwards === paths.checkout() && <p>{accountMessages.registerToCheckOut}</p>}
      <RegisterForm onSignedIn={() => navigate(afterwards, { replace: true })} />
      <p>
        {accountMessages.alreadyUser}{' '}
        <TextLink strong to={paths.login(search.get('next') ?? undefined)}>
          {accountMessages.login}
        </TextLink>
      </p>
    </AuthLayout>
  );
}

type NewRegistration = ApiInput<'POST /register'>['body'] & { confirmPassword: string };

const WATCHED = ['password', 'firstname', 'lastname', 'email'] as const;
const loadCheck = async () => (await import('../../../features/account/form-checks.ts')).registrationCheck;

function RegisterForm({ onSignedIn }: { onSignedIn: () => void }) {
  const dispatch = useAppDispatch();
  const { field, form, busy, failure, onSubmit } = useCheckedForm<NewRegistration>({
    loadCheck,
    send: ({ confirmPassword: _typedTwice, ...person }) =>
      dispatch(register({ ...person, notice: NOTICE_VERSION })),
    onSent: onSignedIn,
  });
  const [before, terms, and, treatment, after] = account.accept;
  const watched: readonly (string | undefined)[] = form.watch(WATCHED);
  const [typed, firstname = '', lastname = '', email = ''] = watched;
  const owner = { firstname, lastname, email };
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      <div className={styles.pair}>
        <Field {...field('firstname')} label={accountMessages.firstName} autoComplete="given-name" />
        <Field {...field('lastname')} label={accountMessages.lastName} autoComplete="family-name" />
      </div>
      <Field
        {...field('mobile')}
        label={accountMessages.mobileNumber}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <Field {...field('email')} label={accountMessages.email} type="email" autoComplete="username" />
      <NewPasswordField {...field('password')} label={accountMessages.password} typed={typed} owner={owner} />
      <PasswordField
        {...field('confirmPassword')}
        autoComplete="new-password"
        label={accountMessages.confirmPassword}
      />
      <div className={styles.notes}>
        <p>{account.purpose}</p>
        <p>{account.adults}</p>
        <p>
          {before}
          <TextLink to={paths.terms()}>{terms}</TextLink>
          {and}
          <TextLink to={paths.privacy()}>{treatment}</TextLink>
          {after}
        </p>
      </div>
      <SubmitButton block busy={busy}>
        {accountMessages.register}
      </SubmitButton>
    </Form>
  );
}
