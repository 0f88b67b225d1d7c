import { useState } from 'react';
import { deleteFormDraft, readFormDraft, saveFormDraft } from './form-drafts.storage.ts';

/**
 * Draft of a dialog's only field: `[text, setText, deleteDraft]`. Dialogs are never server-rendered, so the
 * draft is read at once.
 */
export function useDraftedText(name: string, saved = ''): [string, (text: string) => void, () => void] {
  const [text, setText] = useState(() => readFormDraft(name)?.changes['text'] ?? saved);
  const change = (typed: string) => {
    setText(typed);
    saveFormDraft(name, { changes: typed === saved ? {} : { text: typed } });
  };
  return [text, change, () => deleteFormDraft(name)];
}
