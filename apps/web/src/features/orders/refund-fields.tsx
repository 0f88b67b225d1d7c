import type { Order } from '@e-store/shared/orders/order';
import type { RefundTo } from '@e-store/shared/orders/refund-to';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ComponentProps } from 'react';
import { returnMessages } from '../../messages/en/orders/order-care.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioOption } from '../../ui/radio-option.tsx';
import styles from './refund-fields.module.css';

export const REFUND_FIELDS = [
  'refundTo.upiId',
  'refundTo.holder',
  'refundTo.accountNumber',
  'refundTo.ifsc',
] as const;
type Name = (typeof REFUND_FIELDS)[number];

type PaidBy = Order['paymentInfo']['method'];

export type RefundTexts = { where: string; whereHint?: (paidBy: PaidBy) => string | undefined };

type RefundFieldsProps = {
  texts: RefundTexts;
  autoComplete: 'name' | 'off';
  paidBy: PaidBy;
  method: RefundTo['method'] | undefined;
  register: (name: 'refundTo.method') => UseFormRegisterReturn;
  field: (name: Name) => Omit<ComponentProps<typeof Field>, 'label'>;
};

/** Switching preserves the values of both. */
export function RefundFields({ texts, autoComplete, paidBy, method, register, field }: RefundFieldsProps) {
  return (
    <div>
      <ChoiceList legend={texts.where} hint={texts.whereHint?.(paidBy)}>
        <div className={styles.methods}>
          {(['upi', 'bank'] as const).map((value) => (
            <RadioOption
              key={value}
              {...register('refundTo.method')}
              value={value}
              label={returnMessages.methods[value]}
            />
          ))}
        </div>
      </ChoiceList>
      {method === 'bank' ? (
        <div key="bank" className={styles.fields}>
          <Field {...field('refundTo.holder')} label={returnMessages.holder} autoComplete={autoComplete} />
          <Field
            {...field('refundTo.accountNumber')}
            label={returnMessages.accountNumber}
            inputMode="numeric"
            autoComplete="off"
          />
          <Field
            {...field('refundTo.ifsc')}
            label={returnMessages.ifsc}
            hint={returnMessages.ifscHint}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      ) : (
        <div key="upi" className={styles.fields}>
          <Field
            {...field('refundTo.upiId')}
            label={returnMessages.upiId}
            hint={returnMessages.upiHint}
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      )}
    </div>
  );
}
