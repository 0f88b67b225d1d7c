import type { ApiFailure } from '../../lib/api-failure.ts';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { GetForm } from '../get-form.tsx';
import styles from './period-form.module.css';

type PeriodFormProps = {
  action: string;
  messages: { from: string; to: string; show: string };
  from: string;
  to: string;
  preserved?: Record<string, string>;
  /** Of the last read; that of a day is shown at its field. */
  failure?: ApiFailure | undefined;
};

export const isPeriodRefused = (failure: ApiFailure | undefined): boolean =>
  failure?.fields?.['from'] !== undefined || failure?.fields?.['to'] !== undefined;

export function PeriodForm({ action, messages, from, to, preserved = {}, failure }: PeriodFormProps) {
  const days = { from, to };
  return (
    <GetForm action={action} className={styles.period}>
      {Object.entries(preserved).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={`${name} ${days[name]}`}
          label={messages[name]}
          name={name}
          type="date"
          defaultValue={days[name]}
          error={failure?.fields?.[name]}
        />
      ))}
      <Button kind="ghost" type="submit">
        {messages.show}
      </Button>
    </GetForm>
  );
}
