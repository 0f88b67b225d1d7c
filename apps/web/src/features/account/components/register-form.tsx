import { accountWords } from '../../../content/account-forms.ts';
import { account } from '../../../content/account.ts';
import type { ApiInput } from '../../../lib/api-client.ts';
import { failureOf } from '../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { register } from '../user.slice.ts';
import styles from './form.module.css';

type NewRegistration = ApiInput<'POST /register'>['body'] & { confirmPassword: string };

const loadCheck = async () => (await import('../form-checks.ts')).registrationCheck;

/** A new account, with whose success one is signed in. */
export function RegisterForm({ onSignedIn }: { onSignedIn: () => void }) {
  const dispatch = useAppDispatch();
  const { field, busy, failure, onSubmit } = useCheckedForm<NewRegistration>({
    loadCheck,
    async send({ confirmPassword: _typedTwice, ...person }) {
      const refused = failureOf(await dispatch(register(person)));
      if (!refused) onSignedIn();
      return refused;
    },
  });
  const password = { autoComplete: 'new-password' } as const;
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      <div className={styles.pair}>
        <Field {...field('firstname')} label={accountWords.firstName} autoComplete="given-name" />
        <Field {...field('lastname')} label={accountWords.lastName} autoComplete="family-name" />
      </div>
      <Field
        {...field('mobile')}
        label={accountWords.mobileNumber}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <Field {...field('email')} label={accountWords.email} type="email" autoComplete="username" />
      <PasswordField
        {...field('password')}
        {...password}
        label={accountWords.password}
        hint={account.passwordHint}
      />
      <PasswordField {...field('confirmPassword')} {...password} label={accountWords.confirmPassword} />
      <div className={styles.notes}>
        <p>{account.purpose}</p>
        <p>{account.adults}</p>
      </div>
      <SubmitButton block busy={busy}>
        {accountWords.register}
      </SubmitButton>
    </Form>
  );
}
