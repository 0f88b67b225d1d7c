import { twoStepMessages as words } from '../../../messages/en/staff/two-step.ts';
import { failureOf } from '../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { startTwoStep } from './second-factor.slice.ts';
import styles from './two-step.module.css';

const loadCheck = async () =>
  checkBy((await import('@e-store/shared/account/second-factor')).SecondFactorStart);

type FirstCodeFormProps = { ticket: string; onStarted: (recoveryCodes: string[]) => void };

/** The first code proves that the app has the key and turns two-step sign-in on. */
export function FirstCodeForm({ ticket, onStarted }: FirstCodeFormProps) {
  const dispatch = useAppDispatch();
  const { field, busy, failure, onSubmit } = useCheckedForm<{ ticket: string; code: string }>({
    loadCheck,
    defaultValues: { ticket, code: '' },
    // An expired ticket has no field, so its message stands above.
    fieldOf: (name) => (name === 'code' ? name : undefined),
    async send(values) {
      const outcome = await dispatch(startTwoStep(values));
      if (startTwoStep.fulfilled.match(outcome)) onStarted(outcome.payload.recoveryCodes);
      return failureOf(outcome);
    },
  });
  return (
    <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
      <Field {...field('code')} label={words.code} inputMode="numeric" autoComplete="one-time-code" />
      <SubmitButton busy={busy}>{words.turnOn}</SubmitButton>
    </Form>
  );
}
