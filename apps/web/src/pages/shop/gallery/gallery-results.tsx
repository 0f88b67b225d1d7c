import { pageCount } from '@e-store/shared/catalog/list-choices';
import { type RefObject, useEffect, useRef } from 'react';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { galleryMessages } from '../../../messages/en/catalog/gallery.ts';
import { ProductGrid } from '../../../features/catalog/shop/product-grid.tsx';
import { ProductGridSkeleton } from '../../../features/catalog/shop/product-grid-skeleton.tsx';
import { type GalleryChoice, galleryPath } from '../../../features/catalog/gallery-url.ts';
import { isBeyondLastPage, type ListedProducts } from '../../../features/catalog/products.slice.ts';
import { useSearchReport } from '../../../features/search-insights/shop/use-search-report.ts';
import { hasFocus } from '../../../lib/has-focus.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './gallery-page.module.css';
import nothingFoundStyles from './nothing-found.module.css';

type GalleryResultsProps = {
  choice: GalleryChoice;
  list: ListedProducts | null;
  columns: 3 | 4;
  failure: string | undefined;
  onRetry: () => void;
};

export function GalleryResults(props: GalleryResultsProps) {
  const { choice, list } = props;
  const pager = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const address = galleryPath(choice);
  const reportClick = useSearchReport(choice.keyword, list?.page === 1);
  const last = useRef({ list, address, keyword: choice.keyword });
  // The later update removes the focused pager link.
  useEffect(() => {
    const before = last.current;
    if (!list || (list === before.list && address === before.address)) return;
    last.current = { list, address, keyword: choice.keyword };
    // A new keyword is a new page, announced at its heading. A focused product keeps the focus.
    if (before.list && before.keyword === choice.keyword && hasFocus(pager.current))
      heading.current?.focus({ preventScroll: true });
  }, [list, address, choice.keyword]);
  return (
    <div>
      <VisuallyHidden as="div">
        <h2 ref={heading} tabIndex={-1}>
          {list
            ? galleryMessages.results(list.page, pageCount(list.productCount, list.limit))
            : catalogMessages.products}
        </h2>
      </VisuallyHidden>
      <Results {...props} pager={pager} onOpen={reportClick} />
    </div>
  );
}

function Results({
  choice,
  list,
  columns,
  failure,
  onRetry,
  pager,
  onOpen,
}: GalleryResultsProps & { pager: RefObject<HTMLDivElement | null>; onOpen: () => void }) {
  if (failure !== undefined) return <ErrorPanel message={failure} onRetry={onRetry} />;
  if (!list) return <ProductGridSkeleton columns={columns} count={choice.limit} />;
  const pages = pageCount(list.productCount, list.limit);
  if (isBeyondLastPage(list)) return <BeyondLastPage choice={choice} pages={pages} />;
  if (list.product.length === 0)
    return <NothingFound choice={choice} loosen={list.loosen} notSold={list.notSold} columns={columns} />;
  return (
    <>
      <ProductGrid first columns={columns} products={list.product} onOpen={onOpen} />
      <div ref={pager} className={styles.pager}>
        <Pager page={list.page} pages={pages} linkTo={(page) => galleryPath({ ...choice, page })} />
      </div>
    </>
  );
}

function BeyondLastPage({ choice, pages }: { choice: GalleryChoice; pages: number }) {
  return (
    <div className={nothingFoundStyles.nothing}>
      <p className={nothingFoundStyles.words}>{galleryMessages.onlyPages(pages)}</p>
      <div className={nothingFoundStyles.ways}>
        <ButtonLink to={galleryPath({ ...choice, page: pages })}>{galleryMessages.toPage(pages)}</ButtonLink>
        {pages > 1 && (
          <ButtonLink kind="ghost" to={galleryPath({ ...choice, page: 1 })}>
            {galleryMessages.toPage(1)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
