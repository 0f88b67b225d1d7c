import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { adminMessages } from '../../../messages/en/staff/frame.ts';
import { Field } from '../../../ui/field.tsx';
import type { ProductPart } from './product-field.ts';
import { Panel } from '../../../ui/panel.tsx';
import styles from './product-fields.module.css';

export function ProductMoreFields({ field }: Pick<ProductPart, 'field'>) {
  return (
    <Panel title={adminMessages.clothAndMaking}>
      <div className={styles.fields}>
        <Field {...field('colour')} label={adminMessages.colour} />
        <Field {...field('origin')} label={adminMessages.countryOfOrigin} />
        <Field {...field('madeIn')} label={words.madeIn} hint={words.madeInHint} className={styles.wide} />
        <Field {...field('fabric')} label={adminMessages.fabric} className={styles.wide} />
        <Field {...field('fit')} label={adminMessages.fit} className={styles.wide} />
        <Field {...field('care')} label={adminMessages.care} className={styles.wide} />
      </div>
    </Panel>
  );
}
