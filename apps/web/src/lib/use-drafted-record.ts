import { useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';
import { findFormDraft } from './form-drafts.storage.ts';

/** Record with an unsaved draft when its list opens, so that the dialog reopens. Empty for a new record. */
export function useDraftedRecord(prefix: string): string | undefined {
  const [found] = useState(() => findFormDraft(prefix));
  return useIsHydrated() ? found : undefined;
}
