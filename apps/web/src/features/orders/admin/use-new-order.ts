import type { CustomerCard } from '@e-store/shared/customers/customer';
import type { Order } from '@e-store/shared/orders/order';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type ApiFailure, isUnavailable } from '../../../lib/api-failure.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { newStaffOrderMessages as messages } from '../../../messages/en/orders/new-staff-order.ts';
import { type OrderAttempt, resolveOrderKey, toAttempt } from '../order-attempt.ts';
import {
  addUnit,
  fieldOf,
  loadOrderCheck,
  type NewOrderLine,
  type NewOrderValues,
  readLines,
  setQuantity,
  toNewOrderValues,
  toOrderBody,
  toStaffCart,
} from './new-order-form.ts';
import { placeStaffOrder } from './new-staff-order.slice.ts';
import { useOrderQuote } from './use-order-quote.ts';

type NewOrder = {
  customer: CustomerCard;
  shippingInfo: ShippingInfo | undefined;
  onPlaced: (order: Order) => void;
};

export function useNewOrder({ customer: { _id: id, ...customer }, shippingInfo, onPlaced }: NewOrder) {
  const dispatch = useAppDispatch();
  const [typingPromo, setTypingPromo] = useState<{ applied: string }>();
  const drafted = useDraftedForm<NewOrderValues>({
    draft: `customer/${id}/order`,
    loadCheck: loadOrderCheck,
    defaultValues: toNewOrderValues({ _id: id, ...customer }, shippingInfo),
    fieldOf,
    send,
  });
  const { form } = drafted;
  const [lines, deliveryMethod, promoCode, pincode] = useWatch({
    control: form.control,
    name: ['lines', 'deliveryMethod', 'promoCode', 'pincode'],
  });
  const quoting = useOrderQuote(
    id,
    toStaffCart({ lines, deliveryMethod, promoCode: typingPromo?.applied ?? promoCode }),
    pincode,
  );

  async function send(values: NewOrderValues): Promise<ApiFailure | undefined> {
    const { quote, fee, isCurrent, refresh } = quoting;
    const isPromoApplied = !typingPromo || typingPromo.applied === values.promoCode;
    if (!quote || !isCurrent || !isPromoApplied) {
      if (typingPromo) setTypingPromo({ applied: values.promoCode });
      return { status: 409, code: 'PRICE_CHANGED', message: messages.totalFirst };
    }
    const body = toOrderBody(values, quote.total + fee);
    const earlier = values.attempt ? (JSON.parse(values.attempt) as OrderAttempt) : null;
    const key = resolveOrderKey(body, earlier, randomKey);
    form.setValue('attempt', JSON.stringify(toAttempt({ key, payload: body, at: Date.now() })));
    const outcome = await dispatch(placeStaffOrder({ id, key, body }));
    if (placeStaffOrder.fulfilled.match(outcome)) {
      onPlaced(outcome.payload);
      return undefined;
    }
    const refused = failureOf(outcome);
    void refresh();
    return refused && isUnavailable(refused)
      ? { ...refused, message: messages.answerLost(refused.message) }
      : refused;
  }

  const setLines = (changed: readonly NewOrderLine[]) => {
    form.setValue('lines', JSON.stringify(changed));
    form.clearErrors('lines');
  };
  const shownLines = readLines(lines);
  return {
    ...drafted,
    quoting,
    pincode,
    lines: shownLines,
    add: (line: Omit<NewOrderLine, 'quantity'>) => {
      const changed = addUnit(shownLines, line);
      setLines(changed);
      return changed;
    },
    setQuantity: (line: NewOrderLine, quantity: number) =>
      setLines(setQuantity(shownLines, line, () => quantity)),
    promoFocus: {
      onFocus: () => setTypingPromo({ applied: promoCode }),
      onBlur: () => setTypingPromo(undefined),
    },
  };
}
