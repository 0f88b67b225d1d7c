import { useState } from 'react';
import { deleteFormDraft, readFormDraft, saveFormDraft, findFormDraft } from './form-drafts.storage.ts';
import { useIsHydrated } from './hooks.ts';

/** `[text, setText, deleteDraft]`. Dialogs are never server-rendered, so the draft is read at once. */
export function useDraftedText(name: string, saved = ''): [string, (text: string) => void, () => void] {
  const [text, setText] = useState(() => readFormDraft(name)?.changes['text'] ?? saved);
  const change = (typed: string) => {
    setText(typed);
    saveFormDraft(name, { changes: typed === saved ? {} : { text: typed } });
  };
  return [text, change, () => deleteFormDraft(name)];
}

/** The record whose dialog reopens with its list; empty for a new one. */
export function useDraftedRecord(prefix: string): string | undefined {
  const [found] = useState(() => findFormDraft(prefix));
  return useIsHydrated() ? found : undefined;
}
