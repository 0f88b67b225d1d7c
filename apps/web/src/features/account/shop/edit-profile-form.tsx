import type { User } from '@e-store/shared/account/user';
import { useWatch } from 'react-hook-form';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { account } from '../../../messages/en/account/account.ts';
import type { ApiInput } from '../../../lib/api-client.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { updateProfile } from '../user.slice.ts';
import styles from './form.module.css';

type Profile = ApiInput<'PUT /me'>['body'];

const loadCheck = async () => (await import('../form-checks.ts')).profileCheck;

/** Asks for the password once the mobile number or email differs. */
export function EditProfileForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const dispatch = useAppDispatch();
  const { firstname, lastname, mobile, email } = user;
  const { form, field, busy, failure, onSubmit } = useCheckedForm<Profile>({
    loadCheck,
    defaultValues: { firstname, lastname, mobile, email, password: '' },
    async send(profile) {
      const refused = failureOf(await dispatch(updateProfile(profile)));
      if (!refused) onSaved();
      return refused;
    },
  });
  const [typedMobile, typedEmail] = useWatch({ control: form.control, name: ['mobile', 'email'] });
  const needsPassword = typedMobile !== mobile || typedEmail !== email;
  return (
    <Form failure={failure?.message} className={styles.narrow} onSubmit={onSubmit}>
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
      <Field
        {...field('email')}
        label={accountMessages.email}
        type="email"
        hint={typedEmail === email ? undefined : account.oldAddressNotified(email)}
        autoComplete="username"
      />
      {needsPassword && (
        <PasswordField
          {...field('password')}
          label={accountMessages.password}
          hint={account.passwordAgain}
          autoComplete="current-password"
        />
      )}
      <div className={styles.actions}>
        <ButtonLink kind="ghost" to={paths.account()}>
          {account.back}
        </ButtonLink>
        <SubmitButton busy={busy}>{account.save}</SubmitButton>
      </div>
    </Form>
  );
}
