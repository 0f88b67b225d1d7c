import { STAFF_PRODUCT_SORTS } from '@e-store/shared/catalog/staff-product-choices';
import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { tableMessages } from '../../../messages/en/ui-admin.ts';
import { Button } from '../../../ui/button.tsx';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FILTERS, changeListParams } from './staff-product-query.ts';
import { FilterForm } from './product-filter-form.tsx';
import styles from './product-list-tools.module.css';

type ListToolsProps = {
  total: number | undefined;
  categories: readonly { key: string; name: string }[];
};

export function ListTools({ total, categories }: ListToolsProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const count = FILTERS.filter((name) => search.get(name)).length;
  const go = (changes: Record<string, string | undefined>) =>
    void navigate(changeListParams(search, changes));
  const keyword = search.get('keyword') ?? '';
  return (
    <div className={styles.tools}>
      <search className={styles.search}>
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('keyword');
            go({ keyword: typeof typed === 'string' ? typed.trim() : undefined });
          }}
        >
          <input
            key={keyword}
            type="search"
            name="keyword"
            defaultValue={keyword}
            placeholder={words.search}
            aria-label={words.search}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={64}
            className={styles.input}
          />
          <Button kind="ghost" type="submit" size="compact">
            {tableMessages.search}
          </Button>
        </form>
      </search>
      <Button
        kind="ghost"
        size="compact"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={ListFilter} />
        {words.filters(count)}
      </Button>
      <CompactSelect
        label={tableMessages.sort}
        value={search.get('sort') ?? STAFF_PRODUCT_SORTS[0]}
        onChange={({ target }) =>
          go({ sort: target.value === STAFF_PRODUCT_SORTS[0] ? undefined : target.value })
        }
      >
        {STAFF_PRODUCT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </CompactSelect>
      <output className={styles.count}>{total === undefined ? '' : words.counted(total)}</output>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        <FilterForm
          key={FILTERS.map((name) => search.get(name)).join()}
          search={search}
          categories={categories}
          onChoose={go}
        />
      </div>
    </div>
  );
}
