import { twoStepMessages as words } from '../../../messages/en/staff/two-step.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './two-step.module.css';

const loadCheck = async () =>
  checkBy((await import('@e-store/shared/account/second-factor')).SecondFactorCode);

type CodeFormProps = {
  title: string;
  lead: string;
  send: (code: string) => Promise<ApiFailure | undefined>;
};

export function CodeForm({ title, lead, send }: CodeFormProps) {
  const { form, field, busy, failure, onSubmit } = useCheckedForm<{ code: string }>({
    loadCheck,
    defaultValues: { code: '' },
    async send({ code }) {
      const refused = await send(code);
      if (!refused) form.reset();
      return refused;
    },
  });
  return (
    <Panel title={title}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <p className={styles.quiet}>{lead}</p>
        <Field {...field('code')} label={words.anyCode} autoComplete="one-time-code" />
        <SubmitButton busy={busy}>{title}</SubmitButton>
      </Form>
    </Panel>
  );
}
