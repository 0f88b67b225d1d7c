import { type FormEvent, useState } from 'react';
import { categoryMessages as words } from '../../../messages/en/catalog/admin-categories.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Field } from '../../../ui/field.tsx';
import { addCategory, renameCategory } from './categories.slice.ts';
import { useDraftedText } from '../../../lib/use-drafted-text.ts';
import styles from './category-list.module.css';

/** Draft name prefix. A new category uses the prefix alone. */
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
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const name = typed.trim();
    setBusy(true);
    const outcome = renamed
      ? await dispatch(renameCategory({ key: renamed.key, name }))
      : await dispatch(addCategory(name));
    setBusy(false);
    const refused = failureOf(outcome);
    setError(refused?.fields?.['name']);
    setFailure(refused?.fields?.['name'] ? undefined : refused?.message);
    if (refused) return;
    close();
    onDone(name);
  }

  return (
    <Dialog label={renamed ? words.renameTitle : words.add} onClose={close}>
      <form className={styles.dialog} noValidate onSubmit={(event) => void submit(event)}>
        {failure && <ErrorPanel message={failure} />}
        <Field
          label={words.name}
          value={typed}
          maxLength={60}
          error={error}
          hint={renamed && words.renameLead}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {renamed ? words.renameAction : words.add}
          </Button>
          <Button kind="ghost" onClick={close}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
