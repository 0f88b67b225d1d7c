import { yourData } from '../../../messages/en/privacy.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { eraseAccount } from '../privacy.slice.ts';
import styles from './section.module.css';

type EraseDialogProps = { email: string; onErased: () => void; onClose: () => void };

const words = yourData.erase;
const loadCheck = async () => checkBy((await import('@e-store/shared/privacy/endpoints')).eraseMe.body);

export function EraseDialog({ email, onErased, onClose }: EraseDialogProps) {
  const dispatch = useAppDispatch();
  const { field, busy, failure, onSubmit } = useCheckedForm<{ password: string }>({
    loadCheck,
    defaultValues: { password: '' },
    async send(typed) {
      const refused = failureOf(await dispatch(eraseAccount(typed)));
      if (!refused) onErased();
      return refused;
    },
  });
  return (
    <Dialog label={words.sure} onClose={onClose}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <p>{words.lead}</p>
        {/* Lets password managers know the account. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('password')}
          label={words.password}
          hint={words.passwordHint}
          autoComplete="current-password"
        />
        <div className={styles.buttons}>
          <SubmitButton busy={busy}>{words.confirm}</SubmitButton>
          <Button kind="ghost" onClick={onClose}>
            {words.keep}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
