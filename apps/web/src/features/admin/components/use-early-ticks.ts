import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Choosing } from './data-table.tsx';

/**
 * Chooses the rows of a table that were ticked before the page's scripts ran: their boxes show it, and nothing else
 * knows of it.
 */
export function useEarlyTicks(
  ids: readonly string[],
  choosing: Choosing | undefined,
): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  const takeOver = useEffectEvent((ticked: readonly HTMLInputElement[]) => {
    const isAll = ticked.some((box) => box.closest('thead') !== null);
    const chosen = isAll ? ids : ids.filter((id) => ticked.some(({ value }) => value === id));
    if (chosen.length > 0) choosing?.choose(chosen);
  });
  useEffect(() => {
    const boxes = table.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:checked') ?? [];
    takeOver([...boxes]);
  }, []);
  return table;
}
