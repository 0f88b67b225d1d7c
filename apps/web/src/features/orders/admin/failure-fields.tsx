import { addDays, indiaDay } from '@e-store/shared/india-day';
import {
  defaultNextAttempt,
  type FailureReason,
  NEXT_ATTEMPT_MAX_DAYS,
  nextAttemptError,
} from '@e-store/shared/orders/failed-delivery';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { type ReactNode, useRef, useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { failedDeliveryMessages as messages } from '../../../messages/en/orders/failed-deliveries.ts';
import { moveMessages } from '../../../messages/en/orders/order-moves.ts';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioList } from '../../../ui/radio-list.tsx';
import styles from './order.module.css';
import { moveOrder } from './staff-order.slice.ts';
import { useOrderChange } from './use-order-change.ts';

type FailureBody = { failure: FailureReason; nextAttempt: string | null };

/** `attempts` counts this one, too. */
export function useFailureFields(attempts: number): {
  fields: ReactNode;
  read: () => FailureBody | undefined;
} {
  const [now] = useState(() => new Date());
  const [reason, setReason] = useState<FailureReason>();
  const [day, setDay] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [dayError, setDayError] = useState<string>();
  const dayField = useRef<HTMLInputElement>(null);
  const today = indiaDay(now);
  const nextAttempt = day ?? defaultNextAttempt({ reason, attempts }, now) ?? '';
  const fields = (
    <>
      <RadioList
        legend={messages.why}
        name="failure"
        options={Object.entries(messages.reasons) as [FailureReason, string][]}
        error={isMissing && !reason ? messages.whyMissing : undefined}
        value={reason as FailureReason}
        onChoose={setReason}
      />
      <Field
        ref={dayField}
        label={messages.nextAttempt}
        error={dayError}
        hint={messages.nextAttemptHint}
        type="date"
        min={today}
        max={addDays(today, NEXT_ATTEMPT_MAX_DAYS)}
        value={nextAttempt}
        onChange={({ target }) => {
          setDay(target.value);
          setDayError(undefined);
        }}
      />
    </>
  );
  const read = () => {
    const wrong = nextAttempt ? nextAttemptError(nextAttempt, new Date()) : undefined;
    setMissing(!reason);
    setDayError(wrong);
    if (reason && wrong) dayField.current?.focus();
    return reason && !wrong ? { failure: reason, nextAttempt: nextAttempt || null } : undefined;
  };
  return { fields, read };
}

const RUPEES = /^\d{1,5}$/;

/** Empty for the default of the courier. */
export function useReturnCostField(label: string, known?: number) {
  const [text, setText] = useState(known === undefined ? '' : String(known));
  const [isInvalid, setInvalid] = useState(false);
  const field = (
    <Field
      label={label}
      hint={messages.returnCostHint}
      error={isInvalid ? messages.returnCostInvalid : undefined}
      inputMode="numeric"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
  /** `undefined` when the text is no amount. */
  const read = (): { returnCost?: number } | undefined => {
    const typed = text.trim();
    const isValid = typed === '' || (RUPEES.test(typed) && Number(typed) <= 10_000);
    setInvalid(!isValid);
    if (!isValid) return undefined;
    return typed === '' ? {} : { returnCost: Number(typed) };
  };
  return { field, read };
}

export function FailDialog({ shown, onClose }: { shown: StaffOrder; onClose: () => void }) {
  const { _id: id } = shown.order;
  const dispatch = useAppDispatch();
  const { send } = useOrderChange(id);
  const { fields, read } = useFailureFields(shown.failedAttempts.length + 1);
  const { ask } = moveMessages['Delivery failed'] ?? {};
  return (
    <ActionDialog
      title={ask?.title(1) ?? ''}
      action={adminOrderMessages.moveLabel('Delivery failed')}
      act={async () => {
        const failure = read();
        return failure && send(dispatch(moveOrder({ id, to: 'Delivery failed', ...failure })));
      }}
      cancel={adminOrderMessages.closeWithout}
      onClose={onClose}
    >
      {fields}
      <p className={styles.quiet}>{messages.customerMail(1)}</p>
    </ActionDialog>
  );
}
