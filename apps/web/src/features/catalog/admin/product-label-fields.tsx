import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { missingOnLabel } from './product-label.ts';
import type { ProductPart } from './product-field.ts';
import { Panel } from '../../../ui/panel.tsx';
import styles from './product-fields.module.css';

export function ProductLabelFields({ field, typed }: ProductPart) {
  const missing = missingOnLabel(typed).map((name) => words.fields[name]);
  return (
    <Panel title={words.label}>
      <div className={styles.fields}>
        <Field
          {...field('manufacturerName')}
          label={words.manufacturerName}
          hint={words.manufacturerHint}
          className={styles.wide}
        />
        <TextArea
          {...field('manufacturerAddress')}
          label={words.manufacturerAddress}
          className={styles.wide}
        />
        <Field
          {...field('importerName')}
          label={words.importerName}
          hint={words.importerHint}
          className={styles.wide}
        />
        <TextArea {...field('importerAddress')} label={words.importerAddress} className={styles.wide} />
      </div>
      <p className={styles.hint}>
        {missing.length > 0 && `${words.labelMissing(missing.join(', '))} `}
        {words.consumerCareHint}
      </p>
    </Panel>
  );
}
