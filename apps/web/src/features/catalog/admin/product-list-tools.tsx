import {
  STAFF_PRODUCT_SORTS,
  STOCK_LEVELS,
  PRODUCT_STATUSES,
} from '@e-store/shared/catalog/staff-product-choices';
import { ListFilter } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { tableMessages } from '../../../messages/en/ui-admin.ts';
import { Button } from '../../../ui/button.tsx';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FILTERS, changeListParams } from './staff-product-query.ts';
import styles from './product-list-tools.module.css';
import { DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/list-choices';
import { parseWholeNumber } from '../../../lib/parse-number.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

type FilterFormProps = {
  search: URLSearchParams;
  categories: readonly { key: string; name: string }[];
  onChoose: (changes: Record<string, string | undefined>) => void;
};

type Filter = (typeof FILTERS)[number];

function readPrice(typed: string): number | '' | undefined {
  const price = typed === '' ? '' : parseWholeNumber(typed);
  return typeof price === 'number' && price < 0 ? undefined : price;
}

const NONE = Object.fromEntries(FILTERS.map((name) => [name, undefined]));

function FilterForm({ search, categories, onChoose }: FilterFormProps) {
  const [typed, setTyped] = useState(
    () => Object.fromEntries(FILTERS.map((name) => [name, search.get(name) ?? ''])) as Record<Filter, string>,
  );
  const field = (name: Filter) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value.trim() }),
  });
  const [errors, setErrors] = useState<{ from?: string | undefined; to?: string | undefined }>({});
  function apply(event: FormEvent) {
    event.preventDefault();
    const [from, to] = [readPrice(typed.from), readPrice(typed.to)];
    const isSwapped = typeof from === 'number' && typeof to === 'number' && from > to;
    setErrors({
      from: from === undefined ? words.wholeRupees : undefined,
      to: to === undefined ? words.wholeRupees : isSwapped ? words.priceRange : undefined,
    });
    if (from === undefined || to === undefined || isSwapped) return;
    onChoose({ ...typed, from: String(from), to: String(to) });
  }
  const choice = (
    name: Filter,
    label: string,
    options: readonly (readonly [value: string, label: string])[],
    any: string = words.any,
  ) => <SelectField {...field(name)} label={label} any={any} options={options} />;
  return (
    <form className={styles.filters} onSubmit={apply}>
      {choice(
        'category',
        words.category,
        categories.map(({ key, name }) => [key, name]),
      )}
      {choice(
        'department',
        words.department,
        DEPARTMENTS.map((key) => [key, DEPARTMENT_NAMES[key]]),
      )}
      {choice('onSale', words.onSale, Object.entries(words.onSaleChoices))}
      {choice(
        'stock',
        words.stock,
        STOCK_LEVELS.map((level) => [level, words.stockLevels[level]]),
      )}
      {choice(
        'status',
        words.status,
        PRODUCT_STATUSES.map((status) => [status, words.statuses[status]]),
        words.notArchived,
      )}
      <Field {...field('from')} label={words.priceFrom} error={errors.from} inputMode="numeric" />
      <Field {...field('to')} label={words.priceTo} error={errors.to} inputMode="numeric" />
      <div className={styles.buttons}>
        <Button type="submit" size="compact">
          {tableMessages.apply}
        </Button>
        <Button kind="ghost" size="compact" onClick={() => onChoose(NONE)}>
          {tableMessages.clear}
        </Button>
      </div>
    </form>
  );
}

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
