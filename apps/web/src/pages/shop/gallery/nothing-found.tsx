import type { ProductList } from '@e-store/shared/catalog/endpoints';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { galleryMessages } from '../../../messages/en/catalog/gallery.ts';
import { searchMessages } from '../../../messages/en/catalog/search.ts';
import { ProductGrid } from '../../../features/catalog/shop/product-grid.tsx';
import { ProductGridSkeleton } from '../../../features/catalog/shop/product-grid-skeleton.tsx';
import { galleryChips, WITHOUT_FILTERS } from '../../../features/catalog/gallery-chips.ts';
import { type GalleryChoice, galleryPathWith } from '../../../features/catalog/gallery-url.ts';
import { selectionQuery } from '../../../features/catalog/home-queries.ts';
import {
  fetchSelection,
  selectSelection,
  selectSelectionAwaited,
} from '../../../features/catalog/selection.slice.ts';
import { PopularLinks } from '../../../features/store/shop/popular-links.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { SectionHead } from '../../../ui/block.tsx';
import styles from './nothing-found.module.css';
import { ALL_CATEGORIES } from '@e-store/shared/catalog/list-choices';

const POPULAR = 4;

type NothingFoundProps = Pick<ProductList, 'loosen' | 'notSold'> & {
  choice: GalleryChoice;
  columns: 3 | 4;
};

export function NothingFound({ choice, loosen: relaxations, notSold, columns }: NothingFoundProps) {
  const offers = relaxedSearches(choice, relaxations);
  const popular = useSelector(selectSelection);
  const dispatch = useAppDispatch();
  // Rarely needed. The server already knows the list and preloads it.
  const isKnown = popular.length > 0;
  const isAwaited = useSelector(selectSelectionAwaited);
  useEffect(() => {
    if (!isKnown) void dispatch(fetchSelection(selectionQuery()));
  }, [dispatch, isKnown]);
  return (
    <div className={styles.nothing}>
      <p className={styles.words}>
        {notSold ? searchMessages.notSold(notSold) : nothingFoundMessage(choice)}
      </p>
      {offers.length > 0 && <Offers offers={offers} />}
      <WidenSearchLink choice={choice} />
      <PopularLinks />
      {(isKnown || isAwaited) && (
        <section aria-labelledby="popular" className={clsx(styles.popular, columns === 3 && styles.three)}>
          <SectionHead id="popular" title={galleryMessages.popular} />
          {isKnown ? (
            <ProductGrid products={popular.slice(0, POPULAR)} columns={columns} />
          ) : (
            <ProductGridSkeleton columns={columns} count={POPULAR} />
          )}
        </section>
      )}
    </div>
  );
}

function Offers({ offers }: { offers: readonly Offer[] }) {
  return (
    <div>
      <h2 id="offers" className={styles.offersTitle}>
        {searchMessages.offers}
      </h2>
      <ul aria-labelledby="offers" className={styles.offers}>
        {offers.map(({ to, label, count }) => (
          <li key={to}>
            <Link to={to} className={styles.offer}>
              <span className={styles.offerLabel}>{label}</span>
              <span className={styles.offerCount}>{searchMessages.offerCount(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Names the search text to reveal typing mistakes. */
function nothingFoundMessage(choice: GalleryChoice): string {
  if (choice.keyword === '') return galleryMessages.nothingFound;
  const hasFilters = galleryChips(choice).length > 0;
  return hasFilters
    ? galleryMessages.nothingFoundHere(choice.keyword)
    : galleryMessages.nothingFoundFor(choice.keyword);
}

function WidenSearchLink({ choice }: { choice: GalleryChoice }) {
  const hasFilters = galleryChips(choice).length > 0;
  const wider = hasFilters ? WITHOUT_FILTERS : { keyword: '' };
  return (
    <ButtonLink kind="ghost" to={galleryPathWith(choice, wider)}>
      {hasFilters ? galleryMessages.clearFilters : galleryMessages.allProducts}
    </ButtonLink>
  );
}

type Offer = { to: string; label: string; count: number };

function withoutFilter(filter: string): Partial<GalleryChoice> {
  return filter === 'category' ? { type: ALL_CATEGORIES } : { [filter]: undefined };
}

/** Only those with results, each with path and product count. */
function relaxedSearches(choice: GalleryChoice, relaxations: ProductList['loosen'] = []): Offer[] {
  return relaxations.flatMap(({ filter, keyword, without, count }): Offer[] => {
    if (filter === undefined) {
      const label =
        without === undefined ? searchMessages.searchFor(keyword ?? '') : searchMessages.leaveOut(without);
      return [{ to: galleryPathWith(choice, { keyword: keyword ?? '' }), label, count }];
    }
    if (filter === 'all') {
      const label = keyword === undefined ? galleryMessages.clearFilters : searchMessages.searchFor(keyword);
      const words = keyword === undefined ? {} : { keyword };
      return [{ to: galleryPathWith(choice, { ...WITHOUT_FILTERS, ...words }), label, count }];
    }
    const change = withoutFilter(filter);
    const [name = ''] = Object.keys(change);
    const chip = galleryChips(choice).find((candidate) => name in candidate.without);
    if (!chip) return [];
    return [{ to: galleryPathWith(choice, change), label: searchMessages.leaveOut(chip.label), count }];
  });
}
