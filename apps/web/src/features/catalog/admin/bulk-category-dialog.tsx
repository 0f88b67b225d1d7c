import type { StaffProduct } from '@e-store/shared/catalog/product';
import { useState } from 'react';
import type { failureOf } from '../../../lib/thunk.ts';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { findSizeChart } from '../../../messages/en/catalog/size-charts.ts';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './product-list.module.css';

type CategoryDialogProps = {
  products: readonly StaffProduct[];
  categories: readonly { key: string; name: string }[];
  onMove: (category: string) => Promise<Parameters<typeof failureOf>[0]>;
  onClose: () => void;
};

export function CategoryDialog({ products, categories, onMove, onClose }: CategoryDialogProps) {
  const [category, setCategory] = useState('');
  const name = categories.find(({ key }) => key === category)?.name ?? category;
  const unlisted = products.filter((product) => hasUnlistedSize(product, category)).length;
  return (
    <ActionDialog
      isForm
      title={words.categoryTitle(products.length)}
      action={words.categoryAction}
      act={() => onMove(category)}
      cancel={words.cancel}
      isDisabled={category === ''}
      onClose={onClose}
    >
      <SelectField
        label={words.category}
        value={category}
        onChange={({ target }) => setCategory(target.value)}
        options={[
          ['', words.chooseCategory],
          ...categories.map((choice) => [choice.key, choice.name] as const),
        ]}
      />
      <p role="status" className={styles.refused}>
        {unlisted > 0 && words.sizesNotInChart(unlisted, products.length, name)}
      </p>
    </ActionDialog>
  );
}

function hasUnlistedSize({ department, sizes }: StaffProduct, category: string): boolean {
  const chart = findSizeChart(department, category);
  return chart !== undefined && sizes.some(({ size }) => chart.rows.every((row) => row.size !== size));
}
