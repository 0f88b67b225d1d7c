import { isBelowMrp } from '@e-store/shared/catalog/price-rules';
import { formatRupees } from '@e-store/shared/money';
import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Picture, PictureFrame } from '../../../ui/picture.tsx';
import { offeredSizes, listPictures, type ProductForm } from './product-form.ts';
import { parseWholeNumber } from '../../../lib/parse-number.ts';
import styles from './product-preview.module.css';

export function ProductPreview({ form, onClose }: { form: ProductForm; onClose: () => void }) {
  const price = parseWholeNumber(form.price) ?? 0;
  const mrp = parseWholeNumber(form.mrp);
  const sizes = offeredSizes(form);
  const pictures = listPictures(form);
  return (
    <Dialog label={words.previewTitle} onClose={onClose}>
      <div className={styles.preview}>
        <div className={styles.pictures}>
          {pictures.length === 0 && <PictureFrame>{null}</PictureFrame>}
          {pictures.map(({ public_id, url, alt }) => (
            <PictureFrame key={public_id}>
              <Picture src={url} alt={alt} sizes="16rem" load="eager" />
            </PictureFrame>
          ))}
        </div>
        <div className={styles.words}>
          <p className={styles.brand}>{form.brand}</p>
          <h3>{form.name || words.previewEmpty}</h3>
          <p className={styles.price}>
            {formatRupees(price)}
            {mrp !== undefined && isBelowMrp({ price, mrp }) && <s>{formatRupees(mrp)}</s>}
          </p>
          {sizes.length > 0 && (
            <ul className={styles.sizes}>
              {sizes.map(({ size, stock }) => (
                <li key={size} className={stock > 0 ? undefined : styles.gone}>
                  {size}
                </li>
              ))}
            </ul>
          )}
          <p className={styles.text}>{form.descreption}</p>
        </div>
      </div>
    </Dialog>
  );
}
