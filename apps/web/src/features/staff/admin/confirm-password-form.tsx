import { adminMessages } from '../../../messages/en/staff/admin-frame.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { confirmPassword } from './confirmation.slice.ts';

const loadCheck = async () => checkBy((await import('@e-store/shared/account/endpoints')).confirmAdmin.body);

type ConfirmProps = {
  email: string;
  action?: string;
  onConfirmed: () => void;
  onCancel?: () => void;
};

/** The one password input before E-DASH (spec §2). */
export function ConfirmPasswordForm({
  email,
  action = adminMessages.login,
  onConfirmed,
  onCancel,
}: ConfirmProps) {
  const dispatch = useAppDispatch();
  const { field, busy, failure, onSubmit } = useCheckedForm<{ password: string }>({
    loadCheck,
    send: ({ password }) => dispatch(confirmPassword({ password })),
    onSent: onConfirmed,
  });
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      {/* Password managers need both fields together. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField {...field('password')} label={adminMessages.password} autoComplete="current-password" />
      <SubmitButton block busy={busy}>
        {action}
      </SubmitButton>
      {onCancel && (
        <Button kind="ghost" onClick={onCancel}>
          {adminMessages.cancel}
        </Button>
      )}
    </Form>
  );
}
