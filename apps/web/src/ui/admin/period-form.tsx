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
};

export function PeriodForm({ action, messages, from, to, preserved = {} }: PeriodFormProps) {
  return (
    <GetForm action={action} className={styles.period}>
      {Object.entries(preserved).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field key={`from ${from}`} label={messages.from} name="from" type="date" defaultValue={from} />
      <Field key={`to ${to}`} label={messages.to} name="to" type="date" defaultValue={to} />
      <Button kind="ghost" type="submit">
        {messages.show}
      </Button>
    </GetForm>
  );
}
