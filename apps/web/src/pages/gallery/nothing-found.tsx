import type { Product } from '@e-store/shared/catalog/product';
import { galleryWords } from '../../content/gallery.ts';
import { ProductGrid } from '../../features/catalog/components/product-grid.tsx';
import { WITHOUT_FILTERS } from '../../features/catalog/gallery-chips.ts';
import { type GalleryChoice, galleryPathWith } from '../../features/catalog/gallery-url.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './nothing-found.module.css';

type NothingFoundProps = { choice: GalleryChoice; popular: readonly Product[] };

/** One sentence, one way out, and what others choose. */
export function NothingFound({ choice, popular }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <p className={styles.words}>{galleryWords.nothingFound}</p>
      <ButtonLink kind="ghost" to={galleryPathWith(choice, { ...WITHOUT_FILTERS, keyword: '' })}>
        {galleryWords.clearFilters}
      </ButtonLink>
      {popular.length > 0 && (
        <section aria-labelledby="popular" className={styles.popular}>
          <SectionHead id="popular" title={galleryWords.popular} />
          <ProductGrid products={popular.slice(0, 3)} columns={3} />
        </section>
      )}
    </div>
  );
}
