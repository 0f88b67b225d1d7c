import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { calculateRefund } from '@e-store/shared/orders/return-rules';
import { type FormEvent, useRef, useState } from 'react';
import { returnMessages } from '../../../messages/en/orders/order-care.ts';
import type { ApiInput } from '../../../lib/api-client.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { RadioOption } from '../../../ui/radio-option.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { Returnable } from '../order-care.ts';
import { requestReturn } from '../order-changes.ts';
import { RefundFields } from './refund-fields.tsx';
import styles from './return-form.module.css';
import { refundParts } from './order-returns.tsx';
import { cartMessages } from '../../../messages/en/cart.ts';
import { CheckMark } from '../../../ui/check-box.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';

export type ReturnAnswers = Omit<ApiInput<'POST /order/:id/returns'>['body'], 'lines'>;

const loadRules = async () =>
  (await import('@e-store/shared/orders/order-return')).ReturnRequest.omit({ lines: true });
const REASONS = Object.entries(returnMessages.reasons);

type ReturnFormProps = { order: Order; returnable: Returnable[]; onSent: () => void };

export function ReturnForm({ order, returnable, onSent }: ReturnFormProps) {
  const dispatch = useAppDispatch();
  const [quantities, setQuantities] = useState(() => returnable.map(() => 0));
  const [isSent, setSent] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const lines = returnable.flatMap(({ item: { product, size } }, index) => {
    const quantity = quantities[index] ?? 0;
    return quantity > 0 ? [{ product, quantity, ...(size !== undefined && { size }) }] : [];
  });
  const refund = calculateRefund(order, lines);
  const isFree = lines.length > 0 && refund.total === 0;
  const { form, field, busy, failure, onSubmit } = useCheckedForm<ReturnAnswers>({
    loadCheck: async () => checkBy(isFree ? (await loadRules()).omit({ refundTo: true }) : await loadRules()),
    defaultValues: { refundTo: { method: 'upi', upiId: '' } },
    async send({ refundTo, ...answers }) {
      if (lines.length === 0) return undefined;
      const request = { id: order._id, lines, ...answers, ...(!isFree && { refundTo }) };
      const refused = failureOf(await dispatch(requestReturn(request)));
      if (!refused) onSent();
      return refused;
    },
  });
  /** Shows all errors at once and focuses the items first. */
  async function submit(event: FormEvent) {
    setSent(true);
    await onSubmit(event);
    if (lines.length > 0) return;
    setTimeout(() => place.current?.querySelector('input')?.focus()); // the form library focuses its own field first
  }
  return (
    <Form failure={failure?.message} className={styles.form} onSubmit={submit}>
      <div ref={place}>
        <ChoiceList
          legend={returnMessages.what}
          error={isSent && lines.length === 0 ? returnMessages.nothingChosen : undefined}
        >
          <ReturnLines returnable={returnable} quantities={quantities} onChange={setQuantities} />
        </ChoiceList>
      </div>
      <ChoiceList legend={returnMessages.why} error={field('reason').error}>
        {REASONS.map(([reason, words]) => (
          <RadioOption key={reason} {...form.register('reason')} value={reason} label={words} />
        ))}
      </ChoiceList>
      <TextArea {...field('note')} label={returnMessages.note} rows={2} className={styles.note} />
      {!isFree && <RefundFields paidBy={order.paymentInfo.method} form={form} field={field} />}
      <p className={styles.due} aria-live="polite">
        {lines.length > 0 && (
          <>
            <span>{returnMessages.due}</span> <b>{formatRupees(refund.total)}</b>
            <span className={styles.parts}>{isFree ? returnMessages.paidNothing : refundParts(refund)}</span>
            {order.payment.fee > 0 && (
              <span className={styles.parts}>{returnMessages.feeStays(formatRupees(order.payment.fee))}</span>
            )}
          </>
        )}
      </p>
      <div className={styles.ways}>
        <SubmitButton busy={busy}>{returnMessages.send}</SubmitButton>
        <ButtonLink kind="ghost" to={paths.orderDetails(order._id)}>
          {returnMessages.back}
        </ButtonLink>
      </div>
    </Form>
  );
}

type ReturnLinesProps = {
  returnable: Returnable[];
  /** Quantity per line, in order; 0 returns none. */
  quantities: number[];
  onChange: (quantities: number[]) => void;
};

function ReturnLines({ returnable, quantities, onChange }: ReturnLinesProps) {
  const put = (index: number, quantity: number) =>
    onChange(quantities.map((before, other) => (other === index ? quantity : before)));
  return (
    <ul className={styles.lines}>
      {returnable.map(({ item: { product, size, name, image }, left }, index) => {
        const quantity = quantities[index] ?? 0;
        return (
          <li key={`${product} ${size ?? ''}`} className={styles.line}>
            <label className={styles.choice}>
              <CheckMark
                checked={quantity > 0}
                onChange={({ target }) => put(index, target.checked ? left : 0)}
              />
              <Thumbnail src={image} alt="" />
              <span>
                <NoBreakText>{name}</NoBreakText>
                {size && <span className={styles.size}>{cartMessages.size(size)}</span>}
              </span>
            </label>
            {quantity > 0 && left > 1 && (
              <div className={styles.count}>
                <Stepper
                  label={returnMessages.quantityOf(name)}
                  value={quantity}
                  canDecrease={quantity > 1}
                  canIncrease={quantity < left}
                  onChange={(value) => put(index, value)}
                />
                <span className={styles.left}>{returnMessages.of(left)}</span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
