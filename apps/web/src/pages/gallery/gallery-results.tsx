import { pageCount } from '@e-store/shared/catalog/pages';
import { catalogWords } from '../../content/catalog.ts';
import { ProductGrid } from '../../features/catalog/components/product-grid.tsx';
import { ProductGridSkeleton } from '../../features/catalog/components/product-grid-skeleton.tsx';
import { type GalleryChoice, galleryPath } from '../../features/catalog/gallery-url.ts';
import { isBeyondLastPage } from '../../features/catalog/is-beyond-last-page.ts';
import type { ListedProducts } from '../../features/catalog/products.slice.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Pager } from '../../ui/pager.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BeyondLastPage } from './beyond-last-page.tsx';
import styles from './gallery-page.module.css';
import { NothingFound } from './nothing-found.tsx';

type GalleryResultsProps = {
  choice: GalleryChoice;
  list: ListedProducts | null;
  /** So many products stand side by side where there is room. */
  columns: 3 | 4;
  failure: string | undefined;
  onRetry: () => void;
};

/** The products of a choice and the pager; while they load, their boxes; else why they are not there. */
export function GalleryResults({ choice, list, columns, failure, onRetry }: GalleryResultsProps) {
  if (failure !== undefined) return <ErrorPanel message={failure} onRetry={onRetry} />;
  if (!list) return <ProductGridSkeleton columns={columns} count={choice.limit} />;
  const pages = pageCount(list.productCount, list.limit);
  if (isBeyondLastPage(list)) return <BeyondLastPage choice={choice} pages={pages} />;
  if (list.product.length === 0)
    return <NothingFound choice={choice} loosen={list.loosen} columns={columns} />;
  return (
    <>
      <VisuallyHidden>
        <h2>{catalogWords.products}</h2>
      </VisuallyHidden>
      <ProductGrid first columns={columns} products={list.product} />
      <div className={styles.pager}>
        <Pager page={list.page} pages={pages} linkTo={(page) => galleryPath({ ...choice, page })} />
      </div>
    </>
  );
}
