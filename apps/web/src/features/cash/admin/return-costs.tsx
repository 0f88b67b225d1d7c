import type { CourierReturnCost } from '@e-store/shared/cash/return-rates-endpoints';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { returnRateMessages as messages } from '../../../messages/en/cash.ts';
import { failedDeliveryMessages } from '../../../messages/en/orders/failed-deliveries.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import adminStyles from '../../../ui/admin/admin.module.css';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { setReturnCost } from './cash.slice.ts';
import styles from './return-costs.module.css';

export function ReturnCosts({ couriers }: { couriers: readonly CourierReturnCost[] }) {
  const [saved, setSaved] = useState<string>();
  if (couriers.length === 0) return null;
  return (
    <Panel title={messages.costs}>
      <div className={styles.stack}>
        <p className={adminStyles.quiet}>{messages.costsLead}</p>
        <SuccessNote>{saved && messages.costSaved(saved)}</SuccessNote>
        <div className={styles.couriers}>
          {couriers.map((courier) => (
            <CostForm key={courier.name} courier={courier} onSaved={() => setSaved(courier.name)} />
          ))}
        </div>
      </div>
    </Panel>
  );
}

function CostForm({
  courier: { name, returnCost },
  onSaved,
}: {
  courier: CourierReturnCost;
  onSaved: () => void;
}) {
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState(returnCost === undefined ? '' : String(returnCost));
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const typed = text.trim();
    if (!/^\d{0,5}$/.test(typed)) return setError(failedDeliveryMessages.returnCostInvalid);
    setBusy(true);
    const body = { courier: name, returnCost: typed === '' ? null : Number(typed) };
    const refused = failureOf(await dispatch(setReturnCost(body)));
    setBusy(false);
    setError(refused && (refused.fields?.['returnCost'] ?? refused.message));
    if (refused) return;
    onSaved();
    await revalidate();
  }

  return (
    <form className={styles.courier} noValidate onSubmit={(event) => void save(event)}>
      <Field
        label={messages.costOf(name)}
        inputMode="numeric"
        error={error}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button kind="ghost" size="compact" type="submit" busy={isBusy} aria-label={messages.saveCostOf(name)}>
        {messages.saveCost}
      </Button>
    </form>
  );
}
