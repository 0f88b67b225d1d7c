import { useState } from 'react';
import type { RowSelection } from './data-table.tsx';

/** Rows that leave the screen are deselected. `first`: initial selection. */
export function useRowSelection(
  ids: readonly string[],
  first: readonly string[] = [],
): RowSelection & { ids: string[]; clear: () => void } {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(first));
  const here = ids.filter((id) => chosen.has(id));
  return {
    ids: here,
    chosen: new Set(here),
    toggle: (id) => {
      const next = new Set(here);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    toggleAll: () => setChosen(here.length === ids.length ? new Set() : new Set(ids)),
    choose: (wanted) => setChosen(new Set(wanted)),
    clear: () => setChosen(new Set()),
  };
}
