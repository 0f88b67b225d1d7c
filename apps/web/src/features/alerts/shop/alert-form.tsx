import { useEffect } from 'react';
import { alertMessages } from '../../../messages/en/alerts.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import styles from './alert-panel.module.css';

const loadCheck = async () => (await import('../alert-check.ts')).alertCheck;

type AlertFormProps = {
  send: (email: string) => Promise<ApiFailure | undefined>;
  onCancel: () => void;
};

/** Email of a guest. The consent text stands between field and button. */
export function AlertForm({ send, onCancel }: AlertFormProps) {
  const { form, field, busy, failure, onSubmit } = useCheckedForm<{ email: string }>({
    loadCheck,
    send: ({ email }) => send(email),
    defaultValues: { email: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      <Field
        {...field('email')}
        label={alertMessages.field}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <p className={styles.consent}>{alertMessages.consent}</p>
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {alertMessages.action}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {alertMessages.cancel}
        </Button>
      </div>
    </Form>
  );
}
