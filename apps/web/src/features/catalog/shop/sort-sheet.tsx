import type { Facets } from '@e-store/shared/catalog/endpoints';
import { PAGE_SIZES, SORT_ORDER_NAMES } from '@e-store/shared/catalog/list-choices';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { galleryMessages } from '../../../messages/en/catalog/gallery.ts';
import { RadioOption } from '../../../ui/radio-option.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { GalleryChoice } from '../gallery-url.ts';
import { listSortOrders } from './gallery-tools.tsx';
import styles from './gallery-sheets.module.css';

type SortSheetProps = {
  open: boolean;
  onClose: () => void;
  choice: GalleryChoice;
  facets: Facets | undefined;
  onChoose: (change: Partial<GalleryChoice>) => void;
};

export function SortSheet({ open, onClose, choice, facets, onChoose }: SortSheetProps) {
  return (
    <Sheet
      side="bottom"
      open={open}
      onClose={onClose}
      label={galleryMessages.sort}
      head={<h2>{galleryMessages.sort}</h2>}
    >
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{catalogMessages.sortOrder}</legend>
        {listSortOrders(choice, facets).map((order) => (
          <RadioOption
            key={order}
            name="sort"
            value={order}
            label={SORT_ORDER_NAMES[order]}
            checked={choice.sort === order}
            onChange={() => onChoose({ sort: order })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{catalogMessages.onAPage}</legend>
        {PAGE_SIZES.map((size) => (
          <RadioOption
            key={size}
            name="limit"
            value={size}
            label={catalogMessages.showOnPage(size)}
            checked={choice.limit === size}
            onChange={() => onChoose({ limit: size })}
          />
        ))}
      </fieldset>
    </Sheet>
  );
}
