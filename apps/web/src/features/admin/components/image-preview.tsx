import { useState } from 'react';
import { dashWords } from '../../../content/dash.ts';
import { admin } from '../../../content/admin.ts';
import { Picture, PictureFrame } from '../../../ui/picture.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import styles from './image-preview.module.css';

const TYPING_PAUSE_MS = 400;

export function ImagePreview({ url }: { url: string }) {
  const address = useSettled(url.trim(), TYPING_PAUSE_MS);
  const [broken, setBroken] = useState<string>();
  const isAddress = /^https:\/\/[^/]+\.[^/]/.test(address) && URL.canParse(address);
  if (isAddress && address !== broken) {
    return (
      <PictureFrame>
        <Picture
          src={address}
          alt={dashWords.preview}
          sizes="26rem"
          load="eager"
          onError={() => setBroken(address)}
        />
      </PictureFrame>
    );
  }
  return <output className={styles.empty}>{isAddress ? admin.noPicture : admin.pictureHere}</output>;
}
