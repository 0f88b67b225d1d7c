import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { Field } from '../../../ui/field.tsx';
import { sizeField, sizeRange, sizesStock } from './product-form.ts';
import type { ProductPart } from './product-field.ts';
import { Panel } from '../../../ui/panel.tsx';
import styles from './product-fields.module.css';

export function ProductSizeFields({ field, typed }: ProductPart) {
  const stock = sizesStock(typed);
  return (
    <Panel
      title={words.stockBySize}
      aside={stock !== undefined && <output className={styles.sum}>{words.inAll(stock)}</output>}
    >
      <div className={styles.sizes}>
        {sizeRange(typed).map((size) => (
          <Field key={size} {...field(`sizes.${sizeField(size)}`)} label={size} inputMode="numeric" />
        ))}
      </div>
      <p className={styles.hint}>{words.sizesHint}</p>
    </Panel>
  );
}
