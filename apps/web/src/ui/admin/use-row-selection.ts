import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RowSelection } from './data-table.tsx';

/** Rows that leave the screen are deselected. `first`: initial selection. */
export function useRowSelection(
  ids: readonly string[] | undefined,
  first: readonly string[] = [],
): RowSelection & { ids: string[]; clear: () => void } {
  const { search } = useLocation();
  const [selection, setSelection] = useState({ search, chosen: first });
  const isSameList = selection.search === search;
  const chosen = isSameList ? selection.chosen.filter((id) => ids?.includes(id) ?? true) : [];
  if (!isSameList || chosen.length < selection.chosen.length) setSelection({ search, chosen });
  const choose = (wanted: readonly string[]) => setSelection({ search, chosen: wanted });
  const shown = ids?.filter((id) => chosen.includes(id)) ?? [];
  return {
    ids: shown,
    chosen: new Set(shown),
    toggle: (id) => choose(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]),
    toggleAll: () => choose(shown.length === ids?.length ? [] : (ids ?? [])),
    choose,
    clear: () => choose([]),
  };
}
