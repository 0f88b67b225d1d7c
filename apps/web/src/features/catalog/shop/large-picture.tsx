import { useState } from 'react';
import { pictureSet, zoomSource } from '../../../ui/picture-set.ts';
import styles from './picture-viewer.module.css';

type LargePictureProps = {
  src: string;
  alt: string;
  onSize: (size: { width: number; height: number }) => void;
};

const FIT_WIDTH = 'min(100vw, 80vh)';

export function LargePicture({ src, alt, onSize }: LargePictureProps) {
  const largest = zoomSource(src);
  const [isLargest, setLargest] = useState(largest === src);
  const version = isLargest ? { src: largest } : { src, srcSet: pictureSet(src), sizes: FIT_WIDTH };
  return (
    <>
      {/* Remounts the image, because Chrome would measure the new `srcset` with old `sizes`. */}
      <img
        key={version.src}
        {...version}
        decoding="sync"
        alt={alt}
        width={800}
        height={1000}
        draggable={false}
        className={styles.picture}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          if (isLargest) onSize({ width, height });
        }}
      />
      {!isLargest && <img src={largest} alt="" hidden onLoad={() => setLargest(true)} />}
    </>
  );
}
