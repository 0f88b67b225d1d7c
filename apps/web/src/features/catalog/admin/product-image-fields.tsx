import { ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useState, useEffect } from 'react';
import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ProductPart } from './product-field.ts';
import { type FormPicture, toPicture } from './product-form.ts';
import type { Uploads } from './use-uploads.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { PictureList } from './picture-list.tsx';
import styles from './product-image-fields.module.css';
import { Picture, PictureFrame } from '../../../ui/picture.tsx';

const TYPING_PAUSE_MS = 400;

function ImagePreview({ url }: { url: string }) {
  const address = useDebounced(url.trim(), TYPING_PAUSE_MS);
  const [broken, setBroken] = useState<string>();
  const isAddress = /^https:\/\/[^/]+\.[^/]/.test(address) && URL.canParse(address);
  if (isAddress && address !== broken) {
    return (
      <PictureFrame>
        <Picture
          src={address}
          alt={words.preview}
          sizes="26rem"
          load="eager"
          onError={() => setBroken(address)}
        />
      </PictureFrame>
    );
  }
  return <output className={styles.empty}>{isAddress ? words.noPicture : words.pictureHere}</output>;
}

function useDebounced<T>(value: T, afterMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return debounced;
}

type ImageFieldsProps = ProductPart & {
  uploads: Uploads;
  error: string | undefined;
  onPictures: (pictures: FormPicture[]) => void;
  onAddressAdded: () => void;
};

export function ProductImageFields({
  field,
  typed,
  uploads,
  error,
  onPictures,
  onAddressAdded,
}: ImageFieldsProps) {
  const { pictures, imageUrl } = typed;
  const inputId = useId();
  const errorId = useId();
  const [isOver, setOver] = useState(false);
  const { sending, complaints, announcement, upload } = uploads;

  const addAddress = () => {
    if (!imageUrl.trim()) return;
    onPictures([...pictures, toPicture(imageUrl, typed)]);
    onAddressAdded();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    upload([...event.dataTransfer.files]);
  };
  return (
    <Panel title={words.pictures}>
      <div className={styles.pictures}>
        <PictureList pictures={pictures} field={field} onChange={onPictures} />
        <div
          className={styles.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon of={ImagePlus} />
          <label htmlFor={inputId} className={styles.choose}>
            {words.choose}
          </label>
          <input
            id={inputId}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif"
            className={styles.file}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
            onChange={({ target }) => {
              upload([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <span>{words.drop}</span>
          <output>{sending > 0 ? words.uploading(sending) : announcement}</output>
        </div>
        {error && (
          <p id={errorId} role="alert" className={styles.complaints}>
            {error}
          </p>
        )}
        {complaints.length > 0 && (
          <ul role="alert" className={styles.complaints}>
            {complaints.map((complaint) => (
              <li key={complaint}>{complaint}</li>
            ))}
          </ul>
        )}
        <div className={styles.address}>
          <Field {...field('imageUrl')} label={words.imageUrl} type="url" placeholder="https://" />
          <Button kind="ghost" size="compact" onClick={addAddress}>
            {words.addAddress}
          </Button>
        </div>
        {imageUrl.trim() !== '' && <ImagePreview url={imageUrl} />}
      </div>
    </Panel>
  );
}
