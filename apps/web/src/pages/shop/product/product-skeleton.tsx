import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { PictureFrame } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import pageStyles from './product-page.module.css';
import styles from './product-skeleton.module.css';

export function ProductSkeleton() {
  return (
    <Wrap>
      <output>
        <VisuallyHidden>{catalogMessages.theProductIsLoading}</VisuallyHidden>
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
