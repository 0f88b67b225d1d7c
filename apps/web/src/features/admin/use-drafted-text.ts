import { useState } from 'react';
import { deleteFormDraft, readFormDraft, saveFormDraft } from './form-drafts.storage.ts';

/**
 * The text of the only field of a dialog, kept as `useDraftedForm` keeps a form: `[text, setText, deleteDraft]`. No server
 * renders a dialog, so the draft may be read at once.
 */
export function useDraftedText(name: string, saved = ''): [string, (text: string) => void, () => void] {
  const [text, setText] = useState(() => readFormDraft(name)?.changes['text'] ?? saved);
  const change = (typed: string) => {
    setText(typed);
    saveFormDraft(name, { changes: typed === saved ? {} : { text: typed } });
  };
  return [text, change, () => deleteFormDraft(name)];
}
