import { useState } from 'react';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { findFormDraft } from './form-drafts.storage.ts';

/**
 * The record whose form has unsaved text when its list is shown, so that the dialog opens again: the rest of the draft's
 * name behind `prefix`, which is empty for a new record.
 */
export function useDraftedRecord(prefix: string): string | undefined {
  const [found] = useState(() => findFormDraft(prefix));
  // The server has no draft, and the page begins as the server rendered it.
  return useIsHydrated() ? found : undefined;
}
