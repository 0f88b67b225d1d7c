import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { galleryWords } from '../../content/gallery.ts';
import { ProductGrid } from '../../features/catalog/components/product-grid.tsx';
import { galleryChips, WITHOUT_FILTERS } from '../../features/catalog/gallery-chips.ts';
import { type GalleryChoice, galleryPathWith } from '../../features/catalog/gallery-url.ts';
import { selectionQuery } from '../../features/catalog/home-queries.ts';
import { fetchSelection, selectSelection } from '../../features/catalog/selection.slice.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './nothing-found.module.css';

/** One sentence, one way out, and what others choose. */
export function NothingFound({ choice }: { choice: GalleryChoice }) {
  const popular = useSelector(selectSelection);
  const dispatch = useAppDispatch();
  // Rarely needed, so the page's loader does not ask for it.
  const isKnown = popular.length > 0;
  useEffect(() => {
    if (!isKnown) void dispatch(fetchSelection(selectionQuery()));
  }, [dispatch, isKnown]);
  return (
    <div className={styles.nothing}>
      <p className={styles.words}>{galleryWords.nothingFound}</p>
      <WayOut choice={choice} />
      {isKnown && (
        <section aria-labelledby="popular" className={styles.popular}>
          <SectionHead id="popular" title={galleryWords.popular} />
          <ProductGrid products={popular.slice(0, 4)} columns={3} />
        </section>
      )}
    </div>
  );
}

/** Wider, with the words that were searched for; where nothing narrows them, everything. */
function WayOut({ choice }: { choice: GalleryChoice }) {
  const isNarrowed = galleryChips(choice).length > 0;
  const wider = isNarrowed ? WITHOUT_FILTERS : { keyword: '' };
  return (
    <ButtonLink kind="ghost" to={galleryPathWith(choice, wider)}>
      {isNarrowed ? galleryWords.clearFilters : galleryWords.allProducts}
    </ButtonLink>
  );
}
