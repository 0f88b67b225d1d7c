import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { useRef, useState, useEffect } from 'react';
import { reorderMessages, cancelMessages, returnMessages } from '../../../messages/en/orders/order-care.ts';
import { printPage } from '../../../lib/browser-actions.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink, Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { isCancellable, returnableLines } from '../order-care.ts';
import styles from './order-actions.module.css';
import type { CancelReason } from '@e-store/shared/orders/cancellation';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { RadioOption } from '../../../ui/radio-option.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { refetchOrder } from '../order-details.slice.ts';
import { cancelOrder } from '../order-changes.ts';

const loadCheck = async () => checkBy((await import('@e-store/shared/orders/cancellation')).CancelRequest);
const REASONS = Object.entries(cancelMessages.reasons);

type Answers = { reason: CancelReason; note?: string | undefined };

type CancelOrderProps = {
  order: Order;
  onKeep: () => void;
  onTooLate: (why: string) => void;
};

function CancelOrder({ order, onKeep, onTooLate }: CancelOrderProps) {
  const { _id: id, payment } = order;
  const dispatch = useAppDispatch();
  const { form, field, busy, failure, onSubmit } = useCheckedForm<Answers>({
    loadCheck,
    async send(answers) {
      const refused = failureOf(await dispatch(cancelOrder({ id, ...answers })));
      if (refused?.status !== 409) return refused;
      onTooLate(refused.message);
      dispatch(refetchOrder(id));
      return undefined;
    },
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className={styles.panel}>
      <Form failure={failure?.message} onSubmit={onSubmit}>
        <ChoiceList legend={cancelMessages.title} error={field('reason').error}>
          {REASONS.map(([reason, words]) => (
            <RadioOption key={reason} {...form.register('reason')} value={reason} label={words} />
          ))}
        </ChoiceList>
        <TextArea {...field('note')} label={cancelMessages.note} rows={2} className={styles.note} />
        <p className={styles.effect}>{describeEffect(payment)}</p>
        <div className={styles.ways}>
          <SubmitButton busy={busy}>{cancelMessages.confirm}</SubmitButton>
          <Button kind="ghost" onClick={onKeep}>
            {cancelMessages.keep}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function describeEffect({ state, method, claimed, amount }: Order['payment']): string {
  if (claimed) return cancelMessages.effectClaimed(formatRupees(amount));
  return state === 'captured' && method !== CASH_METHOD
    ? cancelMessages.effectPaid(formatRupees(amount))
    : cancelMessages.effect;
}

type OrderActionsProps = {
  order: Order;
  /** A calendar day of India. */
  today: string;
  isOrderingAgain: boolean;
  onOrderAgain: () => void;
};

export function OrderActions({ order, today, isOrderingAgain, onOrderAgain }: OrderActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [tooLate, setTooLate] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const canCancel = isCancellable(order);
  return (
    <>
      <div className={styles.actions}>
        {canCancel && (
          <Button
            ref={opener}
            kind="ghost"
            aria-expanded={isAsking}
            onClick={() => setAsking((before) => !before)}
          >
            {cancelMessages.open}
          </Button>
        )}
        {returnableLines(order, today).length > 0 && (
          <ButtonLink kind="ghost" to={paths.orderReturn(order._id)}>
            {returnMessages.open}
          </ButtonLink>
        )}
        <Button kind="ghost" busy={isOrderingAgain} onClick={onOrderAgain}>
          {reorderMessages.order}
        </Button>
        <Button kind="ghost" onClick={printPage}>
          {reorderMessages.print}
        </Button>
      </div>
      {canCancel && isAsking && (
        <CancelOrder
          order={order}
          onKeep={() => {
            setAsking(false);
            opener.current?.focus();
          }}
          onTooLate={(why) => {
            setAsking(false);
            setTooLate(why);
          }}
        />
      )}
      {tooLate && (
        <div className={styles.tooLate}>
          <ErrorPanel message={tooLate} />
        </div>
      )}
    </>
  );
}
