import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { galleryMessages } from '../../../messages/en/catalog/gallery.ts';
import { paths } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import styles from './gallery-filters.module.css';

export const GALLERY_FORM = 'gallery';

/** Without scripts a form whose fields are the query parameters. */
export function GalleryFilters({ keyword, ...fields }: FilterFieldsProps & { keyword: string }) {
  return (
    <form
      id={GALLERY_FORM}
      method="get"
      action={paths.gallery({ keyword })}
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <VisuallyHidden as="div">
        <h2>{catalogMessages.filters}</h2>
      </VisuallyHidden>
      {/* Folded, because without scripts a phone would show two screens of filters first. */}
      <label className={styles.toggle}>
        <input type="checkbox" className={styles.toggleBox} />
        {galleryMessages.filter}
      </label>
      <div className={styles.fields}>
        <FilterFields {...fields} />
      </div>
      <Button type="submit" kind="ghost" block className={styles.submit}>
        {galleryMessages.show(undefined)}
      </Button>
    </form>
  );
}
