import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { useWatch } from 'react-hook-form';
import { exchangeMessages } from '../../messages/en/orders/exchange.ts';
import { returnMessages } from '../../messages/en/orders/order-care.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { RadioOption } from '../../ui/radio-option.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ExchangeFields, type ExchangeTexts } from './exchange-fields.tsx';
import { refundParts, type Returnable } from './order-care.ts';
import { RefundFields, type RefundTexts } from './refund-fields.tsx';
import { ReturnLines } from './return-lines.tsx';
import type { ReturnForm } from './use-return-form.ts';
import styles from './return-fields.module.css';

type ReturnTexts = RefundTexts &
  Pick<typeof returnMessages, 'what' | 'reasons' | 'note' | 'paidNothing' | 'toOriginalPayment'>;

type ReturnFieldsProps = {
  order: Order;
  returnable: readonly Returnable[];
  returning: ReturnForm;
  texts: ReturnTexts;
  exchangeTexts: ExchangeTexts;
  autoComplete: 'name' | 'off';
};

export function ReturnFields({
  order,
  returnable,
  returning,
  texts,
  exchangeTexts,
  autoComplete,
}: ReturnFieldsProps) {
  const { form, field, place, lines, linesError, refund, isFree, needsAccount } = returning;
  const { exchange, quantityOf, setQuantity } = returning;
  const method = useWatch({ control: form.control, name: 'refundTo.method' });
  return (
    <>
      <div ref={place}>
        <ChoiceList legend={texts.what} error={linesError}>
          <ReturnLines returnable={returnable} quantityOf={quantityOf} onChange={setQuantity} />
        </ChoiceList>
      </div>
      <ChoiceList legend={returnMessages.why} error={field('reason').error}>
        {Object.entries(texts.reasons).map(([reason, label]) => (
          <RadioOption key={reason} {...form.register('reason')} value={reason} label={label} />
        ))}
      </ChoiceList>
      <ExchangeFields exchange={exchange} texts={exchangeTexts} />
      <TextArea {...field('note')} label={texts.note} rows={2} className={styles.note} />
      {!isFree && !needsAccount && <p>{texts.toOriginalPayment}</p>}
      {needsAccount && (
        <RefundFields
          texts={exchange.isChosen ? exchangeTexts : texts}
          autoComplete={autoComplete}
          paidBy={order.paymentInfo.method}
          method={method}
          register={form.register}
          field={field}
        />
      )}
      <p className={styles.due} aria-live="polite">
        {lines.length > 0 && exchange.isChosen && (
          <>
            <span>{exchangeTexts.nothingToPay}</span>
            {!isFree && (
              <span className={styles.parts}>{exchangeMessages.worth(formatRupees(refund.total))}</span>
            )}
          </>
        )}
        {lines.length > 0 && !exchange.isChosen && (
          <>
            <span>{returnMessages.due}</span> <b>{formatRupees(refund.total)}</b>
            <span className={styles.parts}>{isFree ? texts.paidNothing : refundParts(refund)}</span>
            {order.payment.fee > 0 && (
              <span className={styles.parts}>{returnMessages.feeStays(formatRupees(order.payment.fee))}</span>
            )}
          </>
        )}
      </p>
    </>
  );
}
