import { accountMessages } from '../../../messages/en/account/forms.ts';
import { account } from '../../../messages/en/account/account.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { resetPassword } from '../user.slice.ts';

type ResetPasswordFormProps = {
  token: string;
  /** Called with the server's message, only after success (§2). */
  onReset: (message: string) => void;
};

const loadCheck = async () => (await import('../form-checks.ts')).resetPasswordCheck;

export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const dispatch = useAppDispatch();
  const { field, form, busy, failure, onSubmit } = useCheckedForm<{
    password: string;
    confirmPassword: string;
  }>({
    loadCheck,
    async send(passwords) {
      const outcome = await dispatch(resetPassword({ token, ...passwords }));
      if (resetPassword.fulfilled.match(outcome)) onReset(outcome.payload.message);
      return failureOf(outcome);
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
