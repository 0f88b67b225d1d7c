import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import type { StaffCategory } from '@e-store/shared/catalog/category-endpoints';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { categoryMessages as words } from '../../../messages/en/catalog/admin-categories.ts';
import { paths, withQuery } from '@e-store/shared/web-paths';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useDraftedRecord } from '../../../lib/use-drafted-text.ts';
import type { ShowMessage } from '../../../ui/admin/use-toast.tsx';
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx';
import styles from './category-list.module.css';
import { CATEGORY_DRAFTS, NameDialog } from './category-name-dialog.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { deleteCategory } from './categories.slice.ts';

type CategoryRowsProps = {
  categories: readonly StaffCategory[];
  all: readonly StaffCategory[];
  showMessage: ShowMessage;
};

export function CategoryRows({ categories, all, showMessage }: CategoryRowsProps) {
  const { columns: heads } = words;
  const columns: Column<StaffCategory>[] = [
    { head: heads.category, narrow: 'grow', renderCell: ({ name }) => <b>{name}</b> },
    {
      head: heads.count,
      renderCell: ({ key, products, archived }) => (
        <>
          <TextLink to={withQuery(paths.productList(), { category: key })} className={styles.count}>
            {products}
          </TextLink>{' '}
          {archived > 0 && <span className={styles.archived}>{words.archived(archived)}</span>}
        </>
      ),
    },
    {
      head: heads.actions,
      align: 'end',
      renderCell: (category) => <Actions category={category} all={all} showMessage={showMessage} />,
    },
  ];
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={categories}
      idOf={({ key }) => key}
      nameOf={({ name }) => name}
    />
  );
}

type ActionsProps = { category: StaffCategory; all: readonly StaffCategory[]; showMessage: ShowMessage };

function Actions({ category, all, showMessage }: ActionsProps) {
  const { key, name, isFirst } = category;
  const drafted = useDraftedRecord(CATEGORY_DRAFTS);
  const [asked, setOpen] = useState<'rename' | 'delete' | 'none'>();
  const open = asked ?? (drafted === key ? 'rename' : 'none');
  const close = () => setOpen('none');
  return (
    <>
      <IconButton
        icon={Pencil}
        label={words.rename(name)}
        aria-haspopup="dialog"
        onClick={() => setOpen('rename')}
      />
      <IconButton
        icon={Trash2}
        label={isFirst ? words.first : words.remove(name)}
        aria-haspopup="dialog"
        disabled={isFirst}
        onClick={() => setOpen('delete')}
      />
      {open === 'rename' && (
        <NameDialog
          renamed={{ key, name }}
          onClose={close}
          onDone={(called) => showMessage(words.renamed(called))}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog
          category={category}
          all={all}
          onClose={close}
          onDone={() => showMessage(words.removed(name))}
        />
      )}
    </>
  );
}

type DeleteDialogProps = {
  category: StaffCategory;
  all: readonly StaffCategory[];
  onClose: () => void;
  onDone: () => void;
};

/** Deletes a category and moves its products to another one in the same step. */
function DeleteDialog({ category, all, onClose, onDone }: DeleteDialogProps) {
  const dispatch = useAppDispatch();
  const { key, name, products, archived } = category;
  const others = all.filter((other) => other.key !== key);
  const [moveTo, setMoveTo] = useState(others[0]?.key ?? '');
  const count = products + archived;
  return (
    <ActionDialog
      isForm
      title={words.removeTitle}
      action={count > 0 ? words.moveAction : words.removeAction}
      act={() => dispatch(deleteCategory({ key, moveTo: count > 0 ? moveTo : undefined }))}
      cancel={words.cancel}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{count > 0 ? words.moveLead(name, count) : words.removeLead(name)}</p>
      {count > 0 && (
        <SelectField
          label={words.moveTo}
          value={moveTo}
          onChange={({ target }) => setMoveTo(target.value)}
          options={others.map((other) => [other.key, other.name])}
        />
      )}
    </ActionDialog>
  );
}
