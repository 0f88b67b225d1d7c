import { galleryMessages } from '../../../messages/en/catalog/gallery.ts';
import { type GalleryChoice, galleryPath } from '../../../features/catalog/gallery-url.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './nothing-found.module.css';

export function BeyondLastPage({ choice, pages }: { choice: GalleryChoice; pages: number }) {
  return (
    <div className={styles.nothing}>
      <p className={styles.words}>{galleryMessages.onlyPages(pages)}</p>
      <div className={styles.ways}>
        <ButtonLink to={galleryPath({ ...choice, page: pages })}>{galleryMessages.toPage(pages)}</ButtonLink>
        {pages > 1 && (
          <ButtonLink kind="ghost" to={galleryPath({ ...choice, page: 1 })}>
            {galleryMessages.toPage(1)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
