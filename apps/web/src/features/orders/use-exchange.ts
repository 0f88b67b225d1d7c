import { useRef, useState } from 'react';
import { exchangeMessages } from '../../messages/en/orders/exchange.ts';
import { lineKey, type Returnable } from './order-care.ts';
import { useSizesOnSale } from './use-sizes-on-sale.ts';

export type Wish = 'refund' | 'exchange';
export type WantedSizes = Readonly<Record<string, string>>;

type ExchangeOptions = {
  returnable: readonly Returnable[];
  quantityOf: (line: Returnable) => number;
  isSent: boolean;
  draft: { wish?: Wish; sizes?: WantedSizes };
};

export type Exchange = ReturnType<typeof useExchange>;
export type ExchangeLine = Exchange['lines'][number];

export function useExchange({ returnable, quantityOf, isSent, draft }: ExchangeOptions) {
  const { sizesOf, isLoading, hasFailed, reload } = useSizesOnSale(
    returnable.map(({ item }) => item.product),
  );
  const [wish, setWish] = useState<Wish>(draft.wish ?? 'refund');
  const [sizes, setSizes] = useState<WantedSizes>(draft.sizes ?? {});
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const place = useRef<HTMLDivElement>(null);

  const onSaleFor = ({ item }: Returnable) =>
    sizesOf(item.product).filter(({ size }) => size !== '' || item.size === undefined);
  const isInStock = (line: Returnable) => onSaleFor(line).some(({ stock }) => stock > 0);
  const isOffered = wish === 'exchange' || Object.keys(sizes).length > 0 || returnable.some(isInStock);
  const isChosen = wish === 'exchange' && !hasFailed;

  const lines = returnable.flatMap((line) => {
    const { item } = line;
    const quantity = quantityOf(line);
    if (quantity === 0) return [];
    const key = lineKey(item);
    const onSale = onSaleFor(line);
    const wanted = sizes[key] ?? '';
    const isEnough = onSale.some(({ size, stock }) => size === wanted && stock >= quantity);
    const isReady = isLoading ? wanted !== '' : isEnough;
    const error = refusals[key] ?? (isSent && !isReady ? exchangeMessages.sizeMissing : undefined);
    const hasSizes = onSale.some(({ size }) => size);
    const isPossible = isLoading || isEnough || (hasSizes && isInStock(line));
    return [
      { key, item, quantity, onSale, size: isReady ? wanted : '', isReady, hasSizes, isPossible, error },
    ];
  });

  const blocked = isChosen ? lines.find(({ isReady }) => !isReady) : undefined;
  const isLeftOut = isChosen && lines.some(({ isPossible }) => !isPossible);

  const focusSize = (key: string) =>
    setTimeout(() => {
      const selects = [...(place.current?.querySelectorAll('select') ?? [])];
      const select = selects.find(({ name }) => name === key);
      (select ?? place.current?.querySelector<HTMLElement>('input:checked'))?.focus();
    });

  const forgive = (key: string) => setRefusals(({ [key]: _fixed, ...others }) => others);

  return {
    place,
    isLoading,
    hasFailed,
    reload,
    isOffered,
    isChosen,
    isLeftOut,
    isSent,
    wish,
    setWish,
    sizes,
    lines,
    blocked,
    focusSize,
    forgive,
    setSize: (key: string, size: string) => {
      forgive(key);
      setSizes((before) => ({ ...before, [key]: size }));
    },
    refuse: (messages: Readonly<Record<string, string>>) => {
      setRefusals(messages);
      reload();
    },
  };
}
