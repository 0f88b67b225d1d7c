import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { Field } from '../../../ui/field.tsx';
import type { ProductPart } from './product-field.ts';
import { Panel } from '../../../ui/panel.tsx';
import styles from './product-fields.module.css';

export function ProductMoreFields({ field }: Pick<ProductPart, 'field'>) {
  return (
    <Panel title={words.clothAndMaking}>
      <div className={styles.fields}>
        <Field {...field('colour')} label={words.colour} />
        <Field {...field('origin')} label={words.countryOfOrigin} />
        <Field {...field('madeIn')} label={words.madeIn} hint={words.madeInHint} className={styles.wide} />
        <Field {...field('fabric')} label={words.fabric} className={styles.wide} />
        <Field {...field('fit')} label={words.fit} className={styles.wide} />
        <Field {...field('care')} label={words.care} className={styles.wide} />
      </div>
    </Panel>
  );
}
