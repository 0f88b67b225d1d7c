import { FIRST_CATEGORIES } from '@e-store/shared/catalog/categories';
import { DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/departments';
import { productFormWords as words } from '../../../content/dash-product-form.ts';
import { dashWords } from '../../../content/dash.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { offeredSizes, sizesStock } from '../product-form.ts';
import type { ProductPart } from '../product-field.ts';
import { Panel } from './panel.tsx';
import styles from './product-fields.module.css';

type MainFieldsProps = ProductPart & { categories: readonly { key: string; name: string }[] };

/** Uses the spec's spelling of a category until staff rename it. */
function choiceOf({ key, name }: { key: string; name: string }): string {
  return FIRST_CATEGORIES.some((first) => first.key === key && first.name === name) ? key : name;
}

/** With sizes, stock is their sum and cannot be typed. */
export function ProductMainFields({ field, typed, categories }: MainFieldsProps) {
  const hasSizes = offeredSizes(typed).length > 0;
  return (
    <Panel>
      <div className={styles.fields}>
        <Field {...field('name')} label={dashWords.name} className={styles.wide} />
        <Field {...field('brand')} label={dashWords.brand} />
        <SelectField {...field('category')} label={dashWords.category}>
          {(categories.length > 0 ? categories : FIRST_CATEGORIES).map((category) => (
            <option key={category.key} value={category.key}>
              {choiceOf(category)}
            </option>
          ))}
        </SelectField>
        <TextArea {...field('descreption')} label={dashWords.description} className={styles.wide} />
        <Field {...field('price')} label={dashWords.price} inputMode="numeric" />
        <Field {...field('mrp')} label={dashWords.mrp} inputMode="numeric" hint={dashWords.mrpHint} />
        <Field {...field('cost')} label={words.cost} inputMode="numeric" hint={words.costHint} />
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
        <SelectField {...field('status')} label={words.status} hint={words.statusHint}>
          <option value="published">{words.statuses.published}</option>
          <option value="draft">{words.statuses.draft}</option>
        </SelectField>
      </div>
    </Panel>
  );
}
