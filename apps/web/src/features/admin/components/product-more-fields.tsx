import { Field } from '../../../ui/field.tsx';
import type { ProductPart } from '../product-field.ts';
import { Panel } from './panel.tsx';
import styles from './product-fields.module.css';

/** What the shop tells of the cloth, where it is known. */
export function ProductMoreFields({ field }: Pick<ProductPart, 'field'>) {
  return (
    <Panel title="Cloth and making">
      <div className={styles.fields}>
        <Field {...field('colour')} label="Colour" />
        <Field {...field('origin')} label="Country of origin" />
        <Field {...field('fabric')} label="Fabric" className={styles.wide} />
        <Field {...field('fit')} label="Fit" className={styles.wide} />
        <Field {...field('care')} label="Care" className={styles.wide} />
      </div>
    </Panel>
  );
}
