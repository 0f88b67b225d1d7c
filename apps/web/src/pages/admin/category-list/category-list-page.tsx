import { Plus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import type { StaffCategory } from '@e-store/shared/catalog/category-endpoints';
import { paths, withQuery } from '@e-store/shared/web-paths';
import { categoryMessages as messages } from '../../../messages/en/catalog/admin-categories.ts';
import { staffCategories, deleteCategory } from '../../../features/catalog/admin/categories.slice.ts';
import { CATEGORY_DRAFTS, NameDialog } from '../../../features/catalog/admin/category-name-dialog.tsx';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListSkeleton } from '../../../ui/admin/list-skeleton.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { useDraftedRecord } from '../../../lib/use-drafted-text.ts';
import { useToast, type ShowMessage } from '../../../ui/admin/use-toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from '../../../features/catalog/admin/category-list.module.css';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState<boolean>();
  const drafted = useDraftedRecord(CATEGORY_DRAFTS);
  const { revalidate } = useRevalidator();
  const { showMessage, toast } = useToast();
  const all = useSelector(staffCategories.select)?.categories;
  const error = useSelector(staffCategories.selectError);
  const [keyword, setKeyword] = useState(() => search.get('keyword') ?? '');
  const found = (all ?? []).filter(({ name, key }) =>
    `${name} ${key}`.toLowerCase().includes(keyword.trim().toLowerCase()),
  );
  const look = (typed: string) => {
    setKeyword(typed);
    setSearch(typed ? { keyword: typed } : {}, { replace: true });
  };
  return (
    <>
      <AdminPageHeader title={messages.title}>
        <Button size="compact" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon of={Plus} />
          {messages.add}
        </Button>
      </AdminPageHeader>
      <div className={styles.tools}>
        <input
          type="search"
          value={keyword}
          placeholder={messages.search}
          aria-label={messages.search}
          autoComplete="off"
          maxLength={64}
          className={styles.search}
          onChange={({ target }) => look(target.value)}
        />
        <output className={styles.toast}>{all ? messages.counted(found.length) : ''}</output>
      </div>
      {error && !all && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
      {!error && !all && <ListSkeleton label={messages.loading} />}
      {all && found.length === 0 && (
        <Panel>
          <p>{messages.nothingFound(keyword)}</p>
          <Button kind="ghost" size="compact" onClick={() => look('')}>
            {messages.showAll}
          </Button>
        </Panel>
      )}
      {all && found.length > 0 && <CategoryRows categories={found} all={all} showMessage={showMessage} />}
      {(isAdding ?? drafted === '') && (
        <NameDialog onClose={() => setAdding(false)} onDone={(name) => showMessage(messages.added(name))} />
      )}
      {toast}
    </>
  );
}

type CategoryRowsProps = {
  categories: readonly StaffCategory[];
  all: readonly StaffCategory[];
  showMessage: ShowMessage;
};

function CategoryRows({ categories, all, showMessage }: CategoryRowsProps) {
  const { columns: heads } = messages;
  const columns: Column<StaffCategory>[] = [
    { head: heads.category, narrow: 'grow', renderCell: ({ name }) => <b>{name}</b> },
    {
      head: heads.count,
      renderCell: ({ key, products, archived }) => (
        <>
          <TextLink to={withQuery(paths.productList(), { category: key })} className={styles.count}>
            {products}
          </TextLink>{' '}
          {archived > 0 && <span className={styles.archived}>{messages.archived(archived)}</span>}
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
      label={messages.title}
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
        label={messages.rename(name)}
        aria-haspopup="dialog"
        onClick={() => setOpen('rename')}
      />
      <IconButton
        icon={Trash2}
        label={isFirst ? messages.first : messages.remove(name)}
        aria-haspopup="dialog"
        disabled={isFirst}
        onClick={() => setOpen('delete')}
      />
      {open === 'rename' && (
        <NameDialog
          renamed={{ key, name }}
          onClose={close}
          onDone={(called) => showMessage(messages.renamed(called))}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog category={category} all={all} onClose={close} onDone={showMessage} />
      )}
    </>
  );
}

type DeleteDialogProps = {
  category: StaffCategory;
  all: readonly StaffCategory[];
  onClose: () => void;
  onDone: (message: string) => void;
};

/** Moves its products to another category in the same step. */
function DeleteDialog({ category, all, onClose, onDone }: DeleteDialogProps) {
  const dispatch = useAppDispatch();
  const { key, name, products, archived } = category;
  const others = all.filter((other) => other.key !== key);
  const [moveTo, setMoveTo] = useState('');
  const [error, setError] = useState<string>();
  const count = products + archived;
  const target = others.find((other) => other.key === moveTo);
  async function remove() {
    if (count === 0) return dispatch(deleteCategory({ key }));
    setError(target ? undefined : messages.moveToMissing);
    return target && dispatch(deleteCategory({ key, moveTo: target.key }));
  }
  return (
    <ActionDialog
      isForm
      title={messages.removeTitle}
      action={count > 0 ? messages.moveAction : messages.removeAction}
      act={remove}
      cancel={messages.cancel}
      onClose={onClose}
      onDone={() =>
        onDone(target ? messages.movedAndRemoved(count, target.name, name) : messages.removed(name))
      }
    >
      <p>{count > 0 ? messages.moveLead(name, count) : messages.removeLead(name)}</p>
      {count > 0 && (
        <SelectField
          label={messages.moveTo}
          value={moveTo}
          error={error}
          onChange={(event) => setMoveTo(event.target.value)}
          any={messages.moveToChoose}
          options={others.map((other) => [other.key, other.name])}
        />
      )}
    </ActionDialog>
  );
}
