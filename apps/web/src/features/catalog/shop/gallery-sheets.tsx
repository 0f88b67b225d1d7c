import type { Facets } from '@e-store/shared/catalog/endpoints';
import { SORT_ORDER_NAMES } from '@e-store/shared/catalog/list-choices';
import { ArrowDownUp, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { galleryMessages } from '../../../messages/en/catalog/gallery.ts';
import { Icon } from '../../../ui/icon.tsx';
import { galleryChips } from '../gallery-chips.ts';
import type { GalleryChoice } from '../gallery-url.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';
import styles from './gallery-sheets.module.css';

// Most visits never open a sheet.
const loadFilterSheet = () => import('./filter-sheet.tsx');
const loadSortSheet = () => import('./sort-sheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await loadFilterSheet()).FilterSheet }));
const SortSheet = lazy(async () => ({ default: (await loadSortSheet()).SortSheet }));

type GallerySheetsProps = Omit<FilterSheetProps, 'open' | 'onClose'> & {
  choice: GalleryChoice;
  facets: Facets | undefined;
};
type SheetName = 'filter' | 'sort';

export function GallerySheets({ choice, facets, ...fields }: GallerySheetsProps) {
  const { productCount, onChoose } = fields;
  const [open, setOpen] = useState<SheetName | null>(null);
  // Opened sheets stay mounted for the closing animation.
  const [opened, setOpened] = useState<readonly SheetName[]>([]);
  const filterCount = galleryChips(choice).length;
  const show = (name: SheetName) => {
    setOpened([...opened, name]);
    setOpen(name);
  };
  const close = () => setOpen(null);
  return (
    <>
      <div className={styles.bar}>
        <button
          type="button"
          aria-haspopup="dialog"
          className={styles.open}
          onPointerEnter={() => void loadFilterSheet()}
          onFocus={() => void loadFilterSheet()}
          onClick={() => show('filter')}
        >
          <Icon of={SlidersHorizontal} />
          {galleryMessages.filter}
          {filterCount > 0 && ` · ${filterCount}`}
        </button>
        {productCount !== 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.open}
            onPointerEnter={() => void loadSortSheet()}
            onFocus={() => void loadSortSheet()}
            onClick={() => show('sort')}
          >
            <Icon of={ArrowDownUp} />
            {galleryMessages.sort}: {SORT_ORDER_NAMES[choice.sort]}
          </button>
        )}
      </div>
      <Suspense fallback={null}>
        {opened.includes('filter') && <FilterSheet open={open === 'filter'} onClose={close} {...fields} />}
      </Suspense>
      <Suspense fallback={null}>
        {opened.includes('sort') && (
          <SortSheet
            open={open === 'sort'}
            onClose={close}
            choice={choice}
            facets={facets}
            onChoose={onChoose}
          />
        )}
      </Suspense>
    </>
  );
}
