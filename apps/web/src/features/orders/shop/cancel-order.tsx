import type { CancelReason } from '@e-store/shared/orders/cancellation';
import type { Order } from '@e-store/shared/orders/order';
import { useEffect, useRef } from 'react';
import { cancelMessages } from '../../../messages/en/orders/order-care.ts';
import { failureOf } from '../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { Form } from '../../../ui/form.tsx';
import { RadioOption } from '../../../ui/radio-option.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { cancelOrder, fetchOrder } from '../order-details.slice.ts';
import styles from './cancel-order.module.css';

const loadCheck = async () => checkBy((await import('@e-store/shared/orders/cancellation')).CancelRequest);
const REASONS = Object.entries(cancelMessages.reasons);

type Answers = { reason: CancelReason; note?: string | undefined };

type CancelOrderProps = {
  id: Order['_id'];
  onKeep: () => void;
  onTooLate: (why: string) => void;
};

export function CancelOrder({ id, onKeep, onTooLate }: CancelOrderProps) {
  const dispatch = useAppDispatch();
  const { form, field, busy, failure, onSubmit } = useCheckedForm<Answers>({
    loadCheck,
    async send(answers) {
      const refused = failureOf(await dispatch(cancelOrder({ id, ...answers })));
      if (refused?.status !== 409) return refused;
      onTooLate(refused.message);
      void dispatch(fetchOrder(id));
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
        <p className={styles.effect}>{cancelMessages.effect}</p>
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
