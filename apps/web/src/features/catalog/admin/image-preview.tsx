import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { useState } from 'react';
import { Picture, PictureFrame } from '../../../ui/picture.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import styles from './image-preview.module.css';

const TYPING_PAUSE_MS = 400;

export function ImagePreview({ url }: { url: string }) {
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
