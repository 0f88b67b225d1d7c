import type { StaffProduct } from '@e-store/shared/catalog/staff-product';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { paths } from '@e-store/shared/web-paths';
import { Picture } from '../../../ui/picture.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import styles from './product-list.module.css';

export function ProductCell({ product, category }: { product: StaffProduct; category: string }) {
  const { _id, name, brand, sizes, images, status } = product;
  const range = [sizes[0]?.size, sizes.length > 1 ? sizes.at(-1)?.size : undefined].filter(Boolean).join('–');
  return (
    <div className={styles.product}>
      <span className={styles.picture}>
        {images[0] && <Picture src={images[0].url} alt="" sizes="2.5rem" />}
      </span>
      <span className={styles.words}>
        <TextLink to={paths.editProduct(_id)} className={styles.name}>
          <NoBreakText>{name}</NoBreakText>
        </TextLink>
        <span className={styles.caption}>
          {status !== 'published' && <b className={styles.state}>{words.statuses[status]}</b>}
          {[brand, range].filter(Boolean).join(' · ')}
          <span className={styles.category}>{` · ${category}`}</span>
        </span>
      </span>
    </div>
  );
}
