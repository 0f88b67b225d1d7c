import { galleryMessages } from '../../../messages/en/catalog/gallery.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { WITHOUT_FILTERS } from '../gallery-chips.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import styles from './gallery-sheets.module.css';

export type FilterSheetProps = FilterFieldsProps & {
  productCount?: number | undefined;
  open: boolean;
  onClose: () => void;
};

export function FilterSheet({ open, onClose, productCount, ...fields }: FilterSheetProps) {
  return (
    <Sheet
      side="bottom"
      open={open}
      onClose={onClose}
      label={galleryMessages.filter}
      head={<h2>{galleryMessages.filter}</h2>}
      foot={
        <div className={styles.foot}>
          <Button kind="ghost" onClick={() => fields.onChoose(WITHOUT_FILTERS)}>
            {galleryMessages.clearAll}
          </Button>
          <Button onClick={onClose}>{galleryMessages.show(productCount)}</Button>
        </div>
      }
    >
      <FilterFields {...fields} />
    </Sheet>
  );
}
