import { useSelector } from 'react-redux';
import { paths } from '@e-store/shared/web-paths';
import type { User } from '@e-store/shared/account/user';
import { useWatch } from 'react-hook-form';
import { account } from '../../../messages/en/account/account.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import { selectUser, updateProfile } from '../../../features/account/user.slice.ts';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import type { ApiInput } from '../../../lib/api-client.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useNavigateFromHere } from '../../../lib/use-has-left.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import styles from './edit-profile-page.module.css';
import formStyles from '../../../features/account/shop/form.module.css';

export function Component() {
  const user = useSelector(selectUser);
  const navigate = useNavigateFromHere();
  return (
    <AccountFrame here="profile" title={account.editTitle}>
      <h1 className={styles.title}>{account.editTitle}</h1>
      {user && (
        <EditProfileForm
          user={user}
          onSaved={({ email }) => {
            const notice = email === user.email ? account.saved : account.savedEmail(email);
            navigate(paths.account(), { state: { notice } });
          }}
        />
      )}
    </AccountFrame>
  );
}

const loadCheck = async () => (await import('../../../features/account/form-checks.ts')).profileCheck;

type Profile = ApiInput<'PUT /me'>['body'];
type EditProfileFormProps = { user: User; onSaved: (profile: Profile) => void };

/** Changes of mobile number or email need the password. */
function EditProfileForm({ user, onSaved }: EditProfileFormProps) {
  const dispatch = useAppDispatch();
  const { firstname, lastname, mobile, email } = user;
  const { form, field, busy, failure, onSubmit } = useCheckedForm<Profile>({
    loadCheck,
    defaultValues: { firstname, lastname, mobile, email, password: '' },
    send: (profile) => dispatch(updateProfile(profile)),
    onSent: onSaved,
  });
  const [typedMobile, typedEmail] = useWatch({ control: form.control, name: ['mobile', 'email'] });
  const needsPassword = typedMobile !== mobile || typedEmail !== email;
  return (
    <Form failure={failure?.message} className={formStyles.narrow} onSubmit={onSubmit}>
      <div className={formStyles.pair}>
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
      <div className={formStyles.actions}>
        <ButtonLink kind="ghost" to={paths.account()}>
          {account.back}
        </ButtonLink>
        <SubmitButton busy={busy}>{account.save}</SubmitButton>
      </div>
    </Form>
  );
}
