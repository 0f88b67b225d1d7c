import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import { useState } from 'react';
import { categoryMessages as words } from '../../../messages/en/catalog/admin-categories.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Field } from '../../../ui/field.tsx';
import { addCategory, renameCategory } from './categories.slice.ts';
import { useDraftedText } from '../../../lib/use-drafted-text.ts';

/** A new category uses the prefix alone. */
export const CATEGORY_DRAFTS = 'category/';

type NameDialogProps = {
  renamed?: { key: string; name: string };
  onClose: () => void;
  onDone: (name: string) => void;
};

export function NameDialog({ renamed, onClose, onDone }: NameDialogProps) {
  const dispatch = useAppDispatch();
  const [typed, setTyped, deleteDraft] = useDraftedText(
    CATEGORY_DRAFTS + (renamed?.key ?? ''),
    renamed?.name,
  );
  const close = () => {
    deleteDraft();
    onClose();
  };
  const [error, setError] = useState<string>();
  const name = typed.trim();

  async function save() {
    const outcome = renamed
      ? await dispatch(renameCategory({ key: renamed.key, name }))
      : await dispatch(addCategory({ name }));
    const wrongName = failureOf(outcome)?.fields?.['name'];
    setError(wrongName);
    return wrongName ? undefined : outcome;
  }

  return (
    <ActionDialog
      isForm
      title={renamed ? words.renameTitle : words.add}
      action={renamed ? words.renameAction : words.add}
      act={save}
      cancel={words.cancel}
      onClose={close}
      onDone={() => onDone(name)}
    >
      <Field
        label={words.name}
        value={typed}
        maxLength={60}
        error={error}
        hint={renamed && words.renameLead}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ActionDialog>
  );
}
