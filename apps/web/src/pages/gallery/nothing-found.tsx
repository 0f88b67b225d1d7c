import type { ProductList } from '@e-store/shared/catalog/endpoints';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { galleryWords } from '../../content/gallery.ts';
import { searchWords } from '../../content/search.ts';
import { ProductGrid } from '../../features/catalog/components/product-grid.tsx';
import { ProductGridSkeleton } from '../../features/catalog/components/product-grid-skeleton.tsx';
import { galleryChips, WITHOUT_FILTERS } from '../../features/catalog/gallery-chips.ts';
import { type GalleryChoice, galleryPathWith } from '../../features/catalog/gallery-url.ts';
import { selectionQuery } from '../../features/catalog/home-queries.ts';
import {
  fetchSelection,
  selectSelection,
  selectSelectionAwaited,
} from '../../features/catalog/selection.slice.ts';
import { PopularLinks } from '../../features/store/components/popular-links.tsx';
import { useAppDispatch } from '../../lib/hooks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { looseningOffers, type Offer } from './loosening-offers.ts';
import styles from './nothing-found.module.css';

const POPULAR = 4;

type NothingFoundProps = { choice: GalleryChoice; loosen: ProductList['loosen']; columns: 3 | 4 };

export function NothingFound({ choice, loosen, columns }: NothingFoundProps) {
  const offers = looseningOffers(choice, loosen);
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
      <p className={styles.words}>{wordsFor(choice)}</p>
      {offers.length > 0 && <Offers offers={offers} />}
      <WayOut choice={choice} />
      <PopularLinks />
      {(isKnown || isAwaited) && (
        <section aria-labelledby="popular" className={clsx(styles.popular, columns === 3 && styles.three)}>
          <SectionHead id="popular" title={galleryWords.popular} />
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
        {searchWords.offers}
      </h2>
      <ul aria-labelledby="offers" className={styles.offers}>
        {offers.map(({ to, label, count }) => (
          <li key={to}>
            <Link to={to} className={styles.offer}>
              <span className={styles.offerLabel}>{label}</span>
              <span className={styles.offerCount}>{searchWords.offerCount(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Names the search text, which reveals typing mistakes, and whether filters apply. */
function wordsFor(choice: GalleryChoice): string {
  if (choice.keyword === '') return galleryWords.nothingFound;
  const isNarrowed = galleryChips(choice).length > 0;
  return isNarrowed
    ? galleryWords.nothingFoundHere(choice.keyword)
    : galleryWords.nothingFoundFor(choice.keyword);
}

function WayOut({ choice }: { choice: GalleryChoice }) {
  const isNarrowed = galleryChips(choice).length > 0;
  const wider = isNarrowed ? WITHOUT_FILTERS : { keyword: '' };
  return (
    <ButtonLink kind="ghost" to={galleryPathWith(choice, wider)}>
      {isNarrowed ? galleryWords.clearFilters : galleryWords.allProducts}
    </ButtonLink>
  );
}
