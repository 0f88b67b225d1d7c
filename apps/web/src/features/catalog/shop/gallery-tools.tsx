import type { Facets } from '@e-store/shared/catalog/endpoints';
import {
  PAGE_SIZES,
  SORT_ORDER_NAMES,
  SORT_ORDERS,
  type SortOrder,
} from '@e-store/shared/catalog/list-choices';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import type { GalleryChoice } from '../gallery-url.ts';
import { GALLERY_FORM } from './gallery-filters.tsx';
import styles from './gallery-tools.module.css';

type GalleryToolsProps = {
  choice: GalleryChoice;
  facets: Facets | undefined;
  onChoose: (change: Partial<GalleryChoice>) => void;
};

export function GalleryTools({ choice, facets, onChoose }: GalleryToolsProps) {
  return (
    <div className={styles.tools}>
      <CompactSelect
        label={catalogMessages.show}
        name="limit"
        form={GALLERY_FORM}
        value={choice.limit}
        onChange={({ target }) =>
          onChoose({ limit: PAGE_SIZES.find((size) => String(size) === target.value) ?? choice.limit })
        }
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </CompactSelect>
      <CompactSelect
        label={catalogMessages.sort}
        name="sort"
        form={GALLERY_FORM}
        value={choice.sort}
        onChange={({ target }) =>
          onChoose({ sort: SORT_ORDERS.find((order) => order === target.value) ?? choice.sort })
        }
      >
        {listSortOrders(choice, facets).map((order) => (
          <option key={order} value={order}>
            {SORT_ORDER_NAMES[order]}
          </option>
        ))}
      </CompactSelect>
    </div>
  );
}

/** Offers sorting by country only when products come from several. */
export function listSortOrders({ sort }: GalleryChoice, facets: Facets | undefined): SortOrder[] {
  const hasCountries = (facets?.origin.length ?? 0) > 1;
  return SORT_ORDERS.filter((order) => order !== 'origin' || hasCountries || sort === 'origin');
}
