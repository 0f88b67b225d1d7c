import { FIRST_CATEGORIES } from '@e-store/shared/catalog/categories';
import { DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/departments';
import { dashWords } from '../../../content/dash.ts';
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
        <Field {...field('name')} label={dashWords.name} className={styles.wide} />
        <Field {...field('brand')} label={dashWords.brand} />
        <SelectField {...field('category')} label={dashWords.category}>
          {FIRST_CATEGORIES.map(({ key }) => (
            <option key={key} value={key}>
              {key}
            </option>
          ))}
        </SelectField>
        <TextArea {...field('descreption')} label={dashWords.description} className={styles.wide} />
        <Field {...field('price')} label={dashWords.price} inputMode="numeric" />
        <Field {...field('mrp')} label={dashWords.mrp} inputMode="numeric" hint={dashWords.mrpHint} />
        {hasSizes ? (
          <Field
            key="sum"
            label={dashWords.stock}
            readOnly
            value={sizesStock(typed) ?? ''}
            hint={dashWords.sumOfSizes}
          />
        ) : (
          <Field key="typed" {...field('stock')} label={dashWords.stock} inputMode="numeric" />
        )}
        <SelectField {...field('department')} label={dashWords.department}>
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
