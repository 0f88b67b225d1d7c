import { useSelector } from 'react-redux';
import { productMessages } from '../../../messages/en/catalog/product.ts';
import { pageTitle } from '../../../messages/en/frame.ts';
import { saleNote } from '../../../messages/en/store/sale-bar.ts';
import { FactBar } from '../../../features/catalog/shop/fact-bar.tsx';
import {
  selectProduct,
  selectProductError,
  selectProductLoading,
} from '../../../features/catalog/product-details.slice.ts';
import { usePromises } from '../../../features/store/store.slice.ts';
import { FailurePage } from '../error/error-page.tsx';
import { ProductView } from './product-view.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { PictureFrame } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import pageStyles from './product-page.module.css';
import styles from './product-skeleton.module.css';

export function Component() {
  const product = useSelector(selectProduct);
  const isLoading = useSelector(selectProductLoading);
  const error = useSelector(selectProductError);
  const promises = usePromises();
  if (error && (!product || error.status === 404))
    return <FailurePage status={error.status || 503} message={error.message} />;
  const shown = isLoading ? null : product;
  return (
    <>
      <title>{pageTitle(shown?.name ?? productMessages.title)}</title>
      {shown && <meta name="description" content={shown.descreption} />}
      <FactBar facts={saleNote(promises)} />
      {error && (
        <Wrap>
          <ErrorPanel message={error.message} />
        </Wrap>
      )}
      {/* Remounts for another product: size, quantity and tab reset. */}
      {shown ? <ProductView key={shown._id} product={shown} /> : <ProductSkeleton />}
    </>
  );
}

function ProductSkeleton() {
  return (
    <Wrap>
      <output>
        <VisuallyHidden>{productMessages.theProductIsLoading}</VisuallyHidden>
      </output>
      <Skeleton className={styles.crumb} />
      <div className={pageStyles.layout}>
        <div className={styles.pictures}>
          {['front', 'back', 'detail', 'folded'].map((view) => (
            <PictureFrame key={view}>{null}</PictureFrame>
          ))}
        </div>
        <div className={pageStyles.buy}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.button} />
        </div>
      </div>
    </Wrap>
  );
}
