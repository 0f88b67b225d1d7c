import { DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/departments';
import { PRODUCT_STATUSES } from '@e-store/shared/catalog/product-status';
import { STOCK_LEVELS } from '@e-store/shared/catalog/staff-product-choices';
import { plainDigits } from '@e-store/shared/plain-digits';
import { useState } from 'react';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { tableMessages } from '../../../messages/en/ui-admin.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FILTERS } from './staff-product-query.ts';
import styles from './product-list-tools.module.css';

type FilterFormProps = {
  search: URLSearchParams;
  categories: readonly { key: string; name: string }[];
  onChoose: (changes: Record<string, string | undefined>) => void;
};

type Filter = (typeof FILTERS)[number];

const NONE = Object.fromEntries(FILTERS.map((name) => [name, undefined]));

export function FilterForm({ search, categories, onChoose }: FilterFormProps) {
  const [typed, setTyped] = useState(
    () => Object.fromEntries(FILTERS.map((name) => [name, search.get(name) ?? ''])) as Record<Filter, string>,
  );
  const field = (name: Filter) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value.trim() }),
  });
  const choice = (
    name: Filter,
    label: string,
    options: readonly (readonly [value: string, label: string])[],
    any: string = words.any,
  ) => (
    <SelectField {...field(name)} label={label}>
      <option value="">{any}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  return (
    <form
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ ...typed, from: plainDigits(typed.from), to: plainDigits(typed.to) });
      }}
    >
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
      <Field {...field('from')} label={words.priceFrom} inputMode="numeric" />
      <Field {...field('to')} label={words.priceTo} inputMode="numeric" />
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
