import type { Order } from '@e-store/shared/orders/order';
import { calculateRefund, needsRefundAccount } from '@e-store/shared/orders/return-rules';
import { type FormEvent, useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { ApiInput } from '../../lib/api-client.ts';
import { checkBy, failureOfSent, type Sent, useCheckedForm } from '../../lib/use-checked-form.ts';
import { returnMessages } from '../../messages/en/orders/order-care.ts';
import { lineKey, type Returnable } from './order-care.ts';
import { useExchange, type WantedSizes, type Wish } from './use-exchange.ts';

type ReturnRequest = ApiInput<'POST /order/:id/returns'>['body'];
export type ReturnAnswers = Omit<ReturnRequest, 'lines'>;
export type Quantities = Readonly<Record<string, number>>;

const loadRules = async () =>
  (await import('@e-store/shared/orders/order-return')).ReturnRequest.omit({ lines: true });

type ReturnFormOptions = {
  order: Order;
  returnable: readonly Returnable[];
  quantities?: Quantities;
  wish?: Wish;
  sizes?: WantedSizes;
  defaultValues?: DefaultValues<ReturnAnswers>;
  send: (request: ReturnRequest) => Promise<Sent>;
  onSent: () => void;
};

export type ReturnForm = ReturnType<typeof useReturnForm>;

export function useReturnForm({
  order,
  returnable,
  quantities: chosen = {},
  wish = 'refund',
  sizes = {},
  defaultValues = { refundTo: { method: 'upi', upiId: '' } },
  send,
  onSent,
}: ReturnFormOptions) {
  const [quantities, setQuantities] = useState(chosen);
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const quantityOf = ({ item, left }: Returnable) => Math.min(quantities[lineKey(item)] ?? 0, left);
  const exchange = useExchange({ returnable, quantityOf, isSent, draft: { wish, sizes } });
  const lines = exchange.lines.map(({ item: { product, size }, quantity, size: exchangeSize }) => ({
    product,
    quantity,
    ...(size !== undefined && { size }),
    ...(exchange.isChosen && exchangeSize && { exchangeSize }),
  }));
  const refund = calculateRefund(order, lines);
  const isFree = lines.length > 0 && refund.total === 0;
  const needsAccount = !isFree && needsRefundAccount(order, exchange.isChosen);

  const focusLines = () => setTimeout(() => place.current?.querySelector('input')?.focus()); // the form library focuses its own field first

  const { form, field, busy, failure, onSubmit } = useCheckedForm<ReturnAnswers>({
    loadCheck: async () =>
      checkBy(needsAccount ? await loadRules() : (await loadRules()).omit({ refundTo: true })),
    defaultValues,
    async send({ refundTo, ...answers }) {
      if (lines.length === 0 || exchange.blocked) return undefined;
      const asked = exchange.isChosen && { exchange: true };
      const refused = failureOfSent(
        await send({ lines, ...answers, ...asked, ...(needsAccount && { refundTo }) }),
      );
      if (!refused) onSent();
      const named = Object.entries(refused?.fields ?? {});
      const ofLines = named.filter(([name]) => name.startsWith('lines'));
      if (ofLines.length === 0) return refused;
      showLineErrors(ofLines);
      return ofLines.length < named.length ? refused : undefined;
    },
  });

  function showLineErrors(errors: [string, string][]) {
    const ofSizes = errors.flatMap(([name, message]) => {
      const line = name.endsWith('.exchangeSize') ? exchange.lines[Number(name.split('.')[1])] : undefined;
      return line ? [{ name, key: line.key, message }] : [];
    });
    const others = errors.filter(([name]) => !ofSizes.some((one) => one.name === name));
    if (others.length > 0) {
      setRefusal(others.map(([name, message]) => describeLineError(name, message)).join(' '));
      focusLines();
    }
    const [first] = ofSizes;
    if (!first) return;
    exchange.refuse(Object.fromEntries(ofSizes.map(({ key, message }) => [key, message])));
    if (others.length === 0) exchange.focusSize(first.key);
  }

  function describeLineError(name: string, message: string): string {
    const line = lines[Number(name.split('.')[1])];
    const found = line && returnable.find(({ item }) => lineKey(item) === lineKey(line));
    return found ? `${returnMessages.lineOf(found.item)}: ${message}` : message;
  }

  async function submit(event: FormEvent) {
    setSent(true);
    setRefusal(undefined);
    await onSubmit(event);
    if (lines.length === 0) focusLines();
    else if (exchange.blocked && !form.getFieldState('reason').invalid)
      exchange.focusSize(exchange.blocked.key);
  }

  return {
    form,
    field,
    busy,
    failure: failure?.message,
    submit,
    place,
    lines,
    linesError: isSent && lines.length === 0 ? returnMessages.nothingChosen : refusal,
    refund,
    isFree,
    needsAccount,
    exchange,
    quantities,
    quantityOf,
    setQuantity: ({ item }: Returnable, quantity: number) => {
      setRefusal(undefined);
      exchange.forgive(lineKey(item));
      setQuantities((before) => ({ ...before, [lineKey(item)]: quantity }));
    },
  };
}
