import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ProductField } from './product-field.ts';
import type { FormPicture } from './product-form.ts';
import styles from './picture-list.module.css';

type PictureListProps = {
  pictures: FormPicture[];
  field: ProductField;
  onChange: (pictures: FormPicture[]) => void;
};

export function PictureList({ pictures, field, onChange }: PictureListProps) {
  const [dragged, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState('');

  function move(from: number, to: number) {
    const picture = pictures[from];
    if (!picture || to < 0 || to >= pictures.length || to === from) return;
    onChange(pictures.filter((_, index) => index !== from).toSpliced(to, 0, picture));
    setAnnouncement(words.moved(to + 1));
  }

  return (
    <>
      <ol className={styles.list} hidden={pictures.length === 0}>
        {pictures.map(({ public_id, url, alt }, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={public_id}
            className={styles.item}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault();
            }}
            onDrop={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              move(dragged, index);
            }}
          >
            <span className={styles.picture}>
              <Picture src={url} alt={alt} sizes="6rem" load="eager" />
            </span>
            <div className={styles.words}>
              <Field
                label={words.altOf(index + 1)}
                hint={index === 0 ? words.first : undefined}
                value={alt}
                maxLength={200}
                error={field(`pictures.${index}.url`).error ?? field(`pictures.${index}.alt`).error}
                onChange={({ target }) =>
                  onChange(pictures.map((one, at) => (at === index ? { ...one, alt: target.value } : one)))
                }
              />
              <span className={styles.buttons}>
                <IconButton
                  icon={ArrowUp}
                  label={words.earlier(index + 1)}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={words.later(index + 1)}
                  disabled={index === pictures.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  icon={Trash2}
                  label={words.removePicture(index + 1)}
                  onClick={() => onChange(pictures.filter((_, at) => at !== index))}
                />
              </span>
            </div>
          </li>
        ))}
      </ol>
      <output className={styles.announcement}>{announcement}</output>
    </>
  );
}
