import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { galleryMessages } from '../../../messages/en/catalog/gallery.ts';
import { RemovableChip } from '../../../ui/removable-chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { galleryChips, WITHOUT_FILTERS } from '../gallery-chips.ts';
import type { NamedTypes } from '../gallery-title.ts';
import { type GalleryChoice, galleryPathWith } from '../gallery-url.ts';
import styles from './filter-chips.module.css';

export function FilterChips({ choice, types }: { choice: GalleryChoice; types?: NamedTypes | undefined }) {
  const chips = galleryChips(choice, types);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={catalogMessages.chosenFilters} className={styles.chips}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <RemovableChip
            label={label}
            to={galleryPathWith(choice, without)}
            says={catalogMessages.removeFilter(label)}
          />
        </li>
      ))}
      <li>
        <TextLink to={galleryPathWith(choice, WITHOUT_FILTERS)} preventScrollReset className={styles.clear}>
          {galleryMessages.clearAll}
        </TextLink>
      </li>
    </ul>
  );
}
