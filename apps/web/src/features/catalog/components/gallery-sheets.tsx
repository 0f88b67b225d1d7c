import { SORT_ORDER_NAMES } from '@e-store/shared/catalog/sort-orders';
import { ArrowDownUp, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { galleryWords } from '../../../content/gallery.ts';
import { Icon } from '../../../ui/icon.tsx';
import { galleryChips } from '../gallery-chips.ts';
import { FilterSheet, type FilterSheetProps } from './filter-sheet.tsx';
import styles from './gallery-sheets.module.css';
import { SortSheet } from './sort-sheet.tsx';

type GallerySheetsProps = Omit<FilterSheetProps, 'open' | 'onClose'>;

/** On narrow windows: a bar with 'Filter' and 'Sort', each opens a sheet from below. */
export function GallerySheets({ choice, facets, productCount, onChoose }: GallerySheetsProps) {
  const [open, setOpen] = useState<'filter' | 'sort' | null>(null);
  const filterCount = galleryChips(choice).length;
  const close = () => setOpen(null);
  return (
    <>
      <div className={styles.bar}>
        <button
          type="button"
          aria-haspopup="dialog"
          className={styles.open}
          onClick={() => setOpen('filter')}
        >
          <Icon of={SlidersHorizontal} />
          {galleryWords.filter}
          {filterCount > 0 && ` · ${filterCount}`}
        </button>
        <button type="button" aria-haspopup="dialog" className={styles.open} onClick={() => setOpen('sort')}>
          <Icon of={ArrowDownUp} />
          {galleryWords.sort}: {SORT_ORDER_NAMES[choice.sort]}
        </button>
      </div>
      <FilterSheet
        open={open === 'filter'}
        onClose={close}
        choice={choice}
        facets={facets}
        productCount={productCount}
        onChoose={onChoose}
      />
      <SortSheet open={open === 'sort'} onClose={close} choice={choice} onChoose={onChoose} />
    </>
  );
}
