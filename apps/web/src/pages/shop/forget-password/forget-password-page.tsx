import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { account } from '../../../messages/en/account/account.ts';
import { AuthLayout } from '../../../features/account/shop/auth-layout.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { forgotPassword } from '../../../features/account/user.slice.ts';

export function Component() {
  return (
    <AuthLayout art="white-t-shirt" title={accountMessages.forgotPassword}>
      <h1>{accountMessages.forgotPassword}</h1>
      <p>{account.resetLead}</p>
      <ForgotPasswordForm />
    </AuthLayout>
  );
}

const loadCheck = async () => (await import('../../../features/account/form-checks.ts')).forgotPasswordCheck;

/** Shows refusals such as 'user not found' as errors, other answers as success (spec §2). */
function ForgotPasswordForm() {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const [message, setMessage] = useState<string>();
  const { field, busy, failure, onSubmit } = useCheckedForm<{ email: string }>({
    loadCheck,
    async send(request) {
      setMessage(undefined);
      const outcome = await dispatch(forgotPassword(request));
      if (forgotPassword.fulfilled.match(outcome)) setMessage(outcome.payload.message);
      return outcome;
    },
  });
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      <SuccessNote>{message}</SuccessNote>
      <Field {...field('email')} label={accountMessages.email} type="email" autoComplete="username" />
      <SubmitButton block busy={busy}>
        {accountMessages.sendEmail}
      </SubmitButton>
      <ButtonLink kind="ghost" block to={paths.login(search.get('next') ?? undefined)}>
        {accountMessages.back}
      </ButtonLink>
    </Form>
  );
}
