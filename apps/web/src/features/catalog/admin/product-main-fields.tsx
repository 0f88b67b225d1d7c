import { INITIAL_CATEGORIES, DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/list-choices';
import { hasGstRate, hsnOf } from '@e-store/shared/invoices/gst-rates';
import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { offeredSizes, sizesStock } from './product-form.ts';
import type { ProductPart } from './product-field.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import styles from './product-fields.module.css';

type MainFieldsProps = ProductPart & { categories: readonly { key: string; name: string }[] };

const HSN_MIN = 4;

/** The spec's spelling until staff rename it. */
function toCategoryChoice({ key, name }: { key: string; name: string }): string {
  return INITIAL_CATEGORIES.some((first) => first.key === key && first.name === name) ? key : name;
}

/** With sizes, stock is their sum and cannot be typed. */
export function ProductMainFields({ field, typed, categories }: MainFieldsProps) {
  const hasSizes = offeredSizes(typed).length > 0;
  return (
    <Panel>
      <div className={styles.fields}>
        <Field {...field('name')} label={words.fields.name} className={styles.wide} />
        <Field {...field('brand')} label={words.fields.brand} />
        <SelectField {...field('category')} label={words.fields.category}>
          {(categories.length > 0 ? categories : INITIAL_CATEGORIES).map((category) => (
            <option key={category.key} value={category.key}>
              {toCategoryChoice(category)}
            </option>
          ))}
        </SelectField>
        <TextArea {...field('descreption')} label={words.fields.descreption} className={styles.wide} />
        <Field {...field('price')} label={words.price} inputMode="numeric" />
        <Field {...field('mrp')} label={words.mrp} inputMode="numeric" hint={words.mrpHint} />
        <Field {...field('cost')} label={words.cost} inputMode="numeric" hint={words.costHint} />
        {hasSizes ? (
          <Field
            key="sum"
            label={words.fields.stock}
            readOnly
            value={sizesStock(typed) ?? ''}
            hint={words.sumOfSizes}
          />
        ) : (
          <Field key="typed" {...field('stock')} label={words.fields.stock} inputMode="numeric" />
        )}
        <SelectField {...field('department')} label={words.fields.department}>
          {DEPARTMENTS.map((department) => (
            <option key={department} value={department}>
              {DEPARTMENT_NAMES[department]}
            </option>
          ))}
        </SelectField>
        <Field
          {...field('hsn')}
          label={words.fields.hsn}
          inputMode="numeric"
          hint={
            typed.hsn.length >= HSN_MIN && !hasGstRate(typed.hsn)
              ? words.unknownHsnHint
              : words.hsnHint(hsnOf({ category: typed.category, department: typed.department }))
          }
        />
        <Field {...field('sku')} label={words.fields.sku} hint={words.skuHint} maxLength={40} />
        <SelectField {...field('status')} label={words.fields.status} hint={words.statusHint}>
          <option value="published">{words.statuses.published}</option>
          <option value="draft">{words.statuses.draft}</option>
          <option value="scheduled">{words.statuses.scheduled}</option>
        </SelectField>
        {typed.status === 'scheduled' && (
          <Field
            {...field('publishAt')}
            label={words.fields.publishAt}
            type="datetime-local"
            hint={words.publishAtHint}
            className={styles.wide}
          />
        )}
      </div>
    </Panel>
  );
}
