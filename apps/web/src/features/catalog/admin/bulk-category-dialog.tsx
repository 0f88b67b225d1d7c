import { type FormEvent, useState } from 'react';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './product-list.module.css';

type CategoryDialogProps = {
  count: number;
  categories: readonly { key: string; name: string }[];
  busy: boolean;
  onMove: (category: string) => Promise<string | undefined>;
  onClose: () => void;
};

export function CategoryDialog({ count, categories, busy, onMove, onClose }: CategoryDialogProps) {
  const [category, setCategory] = useState(categories[0]?.key ?? '');
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!busy) setFailure(await onMove(category));
  };
  return (
    <Dialog label={words.categoryTitle(count)} onClose={onClose}>
      <form className={styles.dialog} onSubmit={(event) => void submit(event)}>
        {failure && <ErrorPanel message={failure} />}
        <SelectField
          label={words.category}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        >
          {categories.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {words.categoryAction}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
