import { productFormWords as words } from '../../../content/dash-product-form.ts';
import { dashWords } from '../../../content/dash.ts';
import { Field } from '../../../ui/field.tsx';
import type { ProductPart } from '../product-field.ts';
import { Panel } from './panel.tsx';
import styles from './product-fields.module.css';

export function ProductMoreFields({ field }: Pick<ProductPart, 'field'>) {
  return (
    <Panel title={dashWords.clothAndMaking}>
      <div className={styles.fields}>
        <Field {...field('colour')} label={dashWords.colour} />
        <Field {...field('origin')} label={dashWords.countryOfOrigin} />
        <Field {...field('madeIn')} label={words.madeIn} hint={words.madeInHint} className={styles.wide} />
        <Field {...field('fabric')} label={dashWords.fabric} className={styles.wide} />
        <Field {...field('fit')} label={dashWords.fit} className={styles.wide} />
        <Field {...field('care')} label={dashWords.care} className={styles.wide} />
      </div>
    </Panel>
  );
}
