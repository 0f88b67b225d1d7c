import type { Item } from './items.ts';

const isJoining = ({ meaning }: Item) => meaning?.kind === 'glue' || meaning?.kind === 'amount';
const firstMeaning = (items: readonly Item[]) => items.find((item) => !isJoining(item))?.meaning;

export function isDiscountPercent(items: readonly Item[], index: number): boolean {
  const { kind, text = '', meaning } = items[index] ?? {};
  if (text === 'flat') return isDiscountPercent(items, index + 1);
  if (kind !== 'number' || meaning || !text.endsWith('%')) return false;
  const neighbours = [items.slice(index + 1), items.slice(0, index).toReversed()];
  return neighbours.some((others) => firstMeaning(others)?.kind === 'onSale');
}
