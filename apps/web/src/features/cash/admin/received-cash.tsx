import type { CourierCash } from '@e-store/shared/cash/endpoints';
import { formatCash } from '@e-store/shared/money';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { receivedCashMessages as messages } from '../../../messages/en/remittances.ts';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import adminStyles from '../../../ui/admin/admin.module.css';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { countOwedCash, markCashReceived } from './cash.slice.ts';
import styles from './remittance-match.module.css';

type Choice = { until: string; courier?: string };

/** Records cash up to a day that was not remitted through E-Store, after staff saw its amount. */
export function ReceivedCash({
  couriers,
  onReceived,
}: {
  couriers: readonly CourierCash[];
  onReceived: (message: string) => void;
}) {
  const dispatch = useAppDispatch();
  const [until, setUntil] = useState('');
  const [courier, setCourier] = useState('');
  const [untilError, setUntilError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [counted, setCounted] = useState<Choice & { orders: number; amount: number }>();
  const [isNone, setNone] = useState(false);

  async function count(event: FormEvent): Promise<void> {
    event.preventDefault();
    setUntilError(until ? undefined : messages.untilMissing);
    if (!until) return;
    const choice = { until, ...(courier && { courier }) };
    setBusy(true);
    const outcome = await dispatch(countOwedCash({ ...choice, limit: 1 }));
    setBusy(false);
    setFailure(failureOf(outcome)?.message);
    if (!countOwedCash.fulfilled.match(outcome)) return;
    const { total, owed } = outcome.payload;
    setNone(total === 0);
    if (total > 0) setCounted({ ...choice, orders: total, amount: owed });
  }

  async function receive({ until: day, courier: of }: Choice) {
    const choice = { until: day, ...(of !== undefined && { courier: of }) };
    const done = { orders: 0, amount: 0 };
    let remittance: string | undefined;
    for (;;) {
      const continued = remittance === undefined ? {} : { remittance };
      // oxlint-disable-next-line no-await-in-loop -- each call takes the oldest orders that remain
      const outcome = await dispatch(markCashReceived({ ...choice, ...continued }));
      if (!markCashReceived.fulfilled.match(outcome)) {
        if (done.orders > 0) onReceived(messages.done(done.orders, formatCash(done.amount)));
        return outcome;
      }
      const { orders, amount, remaining } = outcome.payload;
      remittance ??= outcome.payload.remittance;
      done.orders += orders;
      done.amount += amount;
      if (remaining > 0) continue;
      onReceived(messages.done(done.orders, formatCash(done.amount)));
      return outcome;
    }
  }

  return (
    <Panel title={messages.title}>
      <p className={clsx(adminStyles.quiet, styles.lead)}>{messages.lead}</p>
      <form className={styles.form} onSubmit={(event) => void count(event)} noValidate>
        <div className={styles.fields}>
          <Field
            label={messages.until}
            type="date"
            error={untilError}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
          <SelectField
            label={messages.courier}
            value={courier}
            options={[
              ['', messages.allCouriers],
              ...couriers.filter(({ owed }) => owed > 0).map(({ name }) => [name, name] as const),
            ]}
            onChange={({ target }) => setCourier(target.value)}
          />
        </div>
        <Button type="submit" kind="ghost" busy={isBusy} className={styles.start} aria-haspopup="dialog">
          {messages.act}
        </Button>
      </form>
      {failure && <p role="alert">{failure}</p>}
      <div role="status">{isNone && <p className={styles.summary}>{messages.none}</p>}</div>
      {counted && (
        <ActionDialog
          title={messages.dialog.title}
          action={messages.act}
          act={() => receive(counted)}
          cancel={messages.dialog.cancel}
          onClose={() => setCounted(undefined)}
        >
          <p>
            {messages.dialog.text(
              counted.courier ?? messages.allCouriers,
              counted.until,
              counted.orders,
              formatCash(counted.amount),
            )}
          </p>
        </ActionDialog>
      )}
    </Panel>
  );
}
