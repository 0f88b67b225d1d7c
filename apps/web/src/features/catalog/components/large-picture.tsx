import { useState } from 'react';
import { pictureSet, zoomSource } from '../../../ui/picture-set.ts';
import styles from './picture-viewer.module.css';

type LargePictureProps = {
  src: string;
  alt: string;
  /** Called with its size in pixels once the largest version is there. */
  onSize: (size: { width: number; height: number }) => void;
};

/** The width of an upright picture that fits the window. */
const FITTING = 'min(100vw, 80vh)';

/** A picture that fills its stage: first in a version that arrives soon, then in the largest that there is. */
export function LargePicture({ src, alt, onSize }: LargePictureProps) {
  const largest = zoomSource(src);
  const [isLargest, setLargest] = useState(largest === src);
  const version = isLargest ? { src: largest } : { src, srcSet: pictureSet(src), sizes: FITTING };
  return (
    <>
      {/* Another element for another version: Chrome would count the pixels of one whose `srcset` goes by the old `sizes`. */}
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
