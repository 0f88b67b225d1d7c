import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { categoryMessages as messages } from '../../../messages/en/catalog/admin-categories.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { selectCategories, selectCategoriesError } from '../../../features/catalog/admin/categories.slice.ts';
import { CategoryRows } from '../../../features/catalog/admin/category-rows.tsx';
import styles from '../../../features/catalog/admin/category-list.module.css';
import { CATEGORY_DRAFTS, NameDialog } from '../../../features/catalog/admin/category-name-dialog.tsx';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListSkeleton } from '../../../ui/admin/list-skeleton.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { useDraftedRecord } from '../../../lib/use-drafted-text.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Icon } from '../../../ui/icon.tsx';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState<boolean>();
  const drafted = useDraftedRecord(CATEGORY_DRAFTS);
  const { revalidate } = useRevalidator();
  const { showMessage, toast } = useToast();
  const all = useSelector(selectCategories);
  const error = useSelector(selectCategoriesError);
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
      <title>{adminTitle(messages.title)}</title>
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
