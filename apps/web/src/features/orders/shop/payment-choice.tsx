import { formatRupees } from '@e-store/shared/money';
import type { PaymentOption } from '@e-store/shared/payments/payment';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import { checkoutMessages, keepCashReady } from '../../../messages/en/orders/orders.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import type { usePaymentOptions } from '../use-payment-options.ts';
import { ChoiceBox, ChoiceGroup } from './choice-box.tsx';

type PaymentChoiceProps = {
  payment: ReturnType<typeof usePaymentOptions>;
  total: number | undefined;
};

const CASH: PaymentOption = { method: CASH_METHOD, label: checkoutMessages.cod, fee: 0, total: 0 };

/** Until the methods load: cash on delivery, and what was chosen before. */
const withChosen = (method: string): PaymentOption[] =>
  method === CASH.method
    ? [CASH]
    : [CASH, { ...CASH, method, label: method === 'ONLINE' ? checkoutMessages.payOnline : method }];

const ICONS: Record<string, typeof Banknote> = { COD: Banknote, UPI: Smartphone };

/** Cash on delivery is preselected (spec §9). */
export function PaymentChoice({ payment, total }: PaymentChoiceProps) {
  const { method, choose, hasFailed, refresh } = payment;
  const options = payment.options ?? withChosen(method);
  return (
    <ChoiceGroup title={checkoutMessages.payment}>
      {options.map((option) => (
        <ChoiceBox
          key={option.method}
          name="paymentMethod"
          value={option.method}
          icon={ICONS[option.method] ?? CreditCard}
          title={option.method === CASH_METHOD ? checkoutMessages.cod : option.label}
          detail={describeOption(option, total)}
          checked={option.method === method}
          disabled={option.reason !== undefined}
          onChange={() => choose(option.method)}
        />
      ))}
      {hasFailed && <ErrorPanel message={checkoutMessages.paymentFailed} onRetry={() => void refresh()} />}
    </ChoiceGroup>
  );
}

function describeOption({ method, reason, description, fee }: PaymentOption, total: number | undefined) {
  if (reason !== undefined) return reason;
  if (method !== CASH_METHOD) return description;
  if (total === undefined) return checkoutMessages.payAtDoor;
  const ready = keepCashReady(total + fee);
  return fee > 0 ? `${ready} ${checkoutMessages.withFee(formatRupees(fee))}` : ready;
}
