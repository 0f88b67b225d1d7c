import { clsx } from 'clsx';
import { formatRupees } from '@e-store/shared/money';
import { plainDigits } from '@e-store/shared/plain-digits';
import { useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { parseNumber } from '../../../lib/parse-number.ts';
import { toCheckResult, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { cashCheckMessages as messages } from '../../../messages/en/payments.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { checkCashOnDelivery } from './payments.slice.ts';
import adminStyles from '../../../ui/admin/admin.module.css';
import styles from './cash-check.module.css';

type Values = { total: string; pincode: string; email: string };

async function loadCheck() {
  const { checkCashOnDelivery: call } = await import('@e-store/shared/payments/endpoints');
  return (values: Values) => toCheckResult(values, call.query.safeParse(toQuery(values)).error?.issues);
}

const toQuery = ({ total, pincode, email }: Values) => ({
  total: String(parseNumber(total)),
  pincode: plainDigits(pincode).replace(/\s/g, ''),
  email,
});

/** Whether an order would get cash on delivery; if not, what the customer is told. */
export function CashCheck() {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<string>();
  const { field, busy, failure, onSubmit } = useCheckedForm<Values>({
    loadCheck,
    defaultValues: { total: '', pincode: '', email: '' },
    async send(values) {
      setAnswer(undefined);
      const outcome = await dispatch(checkCashOnDelivery(toQuery(values)));
      if (!checkCashOnDelivery.fulfilled.match(outcome)) return outcome;
      const { isAvailable, fee = 0, reason } = outcome.payload;
      setAnswer(
        isAvailable
          ? messages.available(fee > 0 ? formatRupees(fee) : undefined)
          : messages.unavailable(reason ?? ''),
      );
      return undefined;
    },
  });
  return (
    <Panel title={messages.title}>
      <p className={clsx(adminStyles.quiet, styles.lead)}>{messages.lead}</p>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <div className={styles.fields}>
          <Field {...field('total')} label={messages.total} inputMode="numeric" autoComplete="off" />
          <Field {...field('pincode')} label={messages.pincode} inputMode="numeric" autoComplete="off" />
          <Field {...field('email')} label={messages.email} type="email" autoComplete="off" />
        </div>
        <SubmitButton busy={busy} className={styles.check}>
          {messages.check}
        </SubmitButton>
      </Form>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    </Panel>
  );
}
