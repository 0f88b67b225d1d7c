import { FIRST_CATEGORIES } from '@e-store/shared/catalog/categories';
import { DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/departments';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { offeredSizes, sizesStock } from '../product-form.ts';
import type { ProductPart } from '../product-field.ts';
import { Panel } from './panel.tsx';
import styles from './product-fields.module.css';

/** What every product has. With sizes its stock is theirs, and no longer typed. */
export function ProductMainFields({ field, typed }: ProductPart) {
  const hasSizes = offeredSizes(typed).length > 0;
  return (
    <Panel>
      <div className={styles.fields}>
        <Field {...field('name')} label="Name" className={styles.wide} />
        <Field {...field('brand')} label="Brand" />
        <SelectField {...field('category')} label="Category">
          {FIRST_CATEGORIES.map(({ key }) => (
            <option key={key} value={key}>
              {key}
            </option>
          ))}
        </SelectField>
        <TextArea {...field('descreption')} label="Description" className={styles.wide} />
        <Field {...field('price')} label="Price (₹)" inputMode="numeric" />
        <Field {...field('mrp')} label="MRP (₹)" inputMode="numeric" hint="Only if above the price." />
        {hasSizes ? (
          <Field
            key="sum"
            label="Stock"
            readOnly
            value={sizesStock(typed) ?? ''}
            hint="The sum of the sizes."
          />
        ) : (
          <Field key="typed" {...field('stock')} label="Stock" inputMode="numeric" />
        )}
        <SelectField {...field('department')} label="Department">
          {DEPARTMENTS.map((department) => (
            <option key={department} value={department}>
              {DEPARTMENT_NAMES[department]}
            </option>
          ))}
        </SelectField>
      </div>
    </Panel>
  );
}
