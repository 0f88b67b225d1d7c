import { dashWords } from '../../../content/dash.ts';
import { Field } from '../../../ui/field.tsx';
import type { ProductPart } from '../product-field.ts';
import { ImagePreview } from './image-preview.tsx';
import { Panel } from './panel.tsx';
import styles from './product-fields.module.css';

/** The one picture, given by its address. */
export function ProductImageFields({ field, typed }: ProductPart) {
  return (
    <Panel title={dashWords.images}>
      <div className={styles.picture}>
        <ImagePreview url={typed.imageUrl} />
        <Field {...field('imageUrl')} label={dashWords.imageUrl} type="url" placeholder="https://" />
      </div>
    </Panel>
  );
}
