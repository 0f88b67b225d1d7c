import { adminMessages } from '../../../messages/en/staff/frame.ts';
import { admin } from '../../../messages/en/staff/confirmation.ts';
import { Field } from '../../../ui/field.tsx';
import { sizeField, sizeRange, sizesStock } from './product-form.ts';
import type { ProductPart } from './product-field.ts';
import { Panel } from '../../../ui/panel.tsx';
import styles from './product-fields.module.css';

export function ProductSizeFields({ field, typed }: ProductPart) {
  const stock = sizesStock(typed);
  return (
    <Panel
      title={adminMessages.stockBySize}
      aside={stock !== undefined && <output className={styles.sum}>{adminMessages.inAll(stock)}</output>}
    >
      <div className={styles.sizes}>
        {sizeRange(typed).map((size) => (
          <Field key={size} {...field(`sizes.${sizeField(size)}`)} label={size} inputMode="numeric" />
        ))}
      </div>
      <p className={styles.hint}>{admin.sizesHint}</p>
    </Panel>
  );
}
