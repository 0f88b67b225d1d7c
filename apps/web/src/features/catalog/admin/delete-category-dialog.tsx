import type { StaffCategory } from '@e-store/shared/catalog/category-endpoints';
import { type FormEvent, useState } from 'react';
import { categoryMessages as words } from '../../../messages/en/catalog/admin-categories.ts';
import { failureOf } from '../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { deleteCategory } from './categories.slice.ts';
import styles from './category-list.module.css';

type DeleteDialogProps = {
  category: StaffCategory;
  all: readonly StaffCategory[];
  onClose: () => void;
  onDone: () => void;
};

/** Deletes a category and moves its products to another one in the same step. */
export function DeleteDialog({ category, all, onClose, onDone }: DeleteDialogProps) {
  const dispatch = useAppDispatch();
  const { key, name, products, archived } = category;
  const others = all.filter((other) => other.key !== key);
  const [moveTo, setMoveTo] = useState(others[0]?.key ?? '');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const count = products + archived;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const refused = failureOf(
      await dispatch(deleteCategory({ key, moveTo: count > 0 ? moveTo : undefined })),
    );
    setBusy(false);
    if (refused) return setFailure(refused.message);
    onClose();
    return onDone();
  }

  return (
    <Dialog label={words.removeTitle} onClose={onClose}>
      <form className={styles.dialog} onSubmit={(event) => void submit(event)}>
        <p>{count > 0 ? words.moveLead(name, count) : words.removeLead(name)}</p>
        {failure && <ErrorPanel message={failure} />}
        {count > 0 && (
          <SelectField label={words.moveTo} value={moveTo} onChange={({ target }) => setMoveTo(target.value)}>
            {others.map((other) => (
              <option key={other.key} value={other.key}>
                {other.name}
              </option>
            ))}
          </SelectField>
        )}
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {count > 0 ? words.moveAction : words.removeAction}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
