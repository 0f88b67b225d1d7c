import type { ProductImage } from '@e-store/shared/catalog/product';
import { ArrowLeft, ArrowRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pictureMessages, productMessages } from '../../../messages/en/catalog/product.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './picture-viewer.module.css';
import { PAN_STEP_PX, useZoom } from './use-zoom.ts';
import { pictureSet, zoomSource } from '../../../ui/picture.tsx';

type LargePictureProps = {
  src: string;
  alt: string;
  onSize: (size: { width: number; height: number }) => void;
};

const FIT_WIDTH = 'min(100vw, 80vh)';

function LargePicture({ src, alt, onSize }: LargePictureProps) {
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

type PictureViewerProps = {
  name: string;
  images: readonly ProductImage[];
  first: number;
  onClose: () => void;
};

const PAN_KEYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [PAN_STEP_PX, 0],
  ArrowRight: [-PAN_STEP_PX, 0],
  ArrowUp: [0, PAN_STEP_PX],
  ArrowDown: [0, -PAN_STEP_PX],
};

/**
 * Arrow keys, buttons and swipe change pictures. Click, double tap, pinch, + or the button zoom; then arrows
 * and one finger pan.
 */
export function PictureViewer({ name, images, first, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const go = (to: number) => setIndex((to + images.length) % images.length);
  const { stage, isZoomed, canZoom, zoomIn, zoomOut, panBy, limitTo, reset, handlers } = useZoom((way) =>
    go(index + way),
  );
  const image = images[index];

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(reset, [index, reset]);

  function onKeyDown(event: KeyboardEvent) {
    const pan = PAN_KEYS[event.key];
    if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (pan && isZoomed) panBy(...pan);
    else if (event.key === 'ArrowLeft') go(index - 1);
    else if (event.key === 'ArrowRight') go(index + 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(images.length - 1);
    else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={pictureMessages.viewer(name)}
      className={styles.viewer}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <p role="status" className={styles.position}>
          {pictureMessages.position(index, images.length)}
        </p>
        <IconButton
          icon={isZoomed ? ZoomOut : ZoomIn}
          label={pictureMessages.zoom}
          aria-pressed={isZoomed}
          disabled={!canZoom}
          onClick={() => (isZoomed ? zoomOut() : zoomIn())}
        />
        <IconButton icon={X} label={pictureMessages.close} onClick={() => dialog.current?.close()} />
      </div>
      <div ref={stage} className={styles.stage} data-zoomed={isZoomed} {...handlers}>
        {image && (
          <LargePicture
            key={image.id}
            src={image.url}
            alt={image.alt ?? productMessages.pictureOf(name, index + 1)}
            onSize={limitTo}
          />
        )}
      </div>
      {images.length > 1 && (
        <div className={styles.ways}>
          <IconButton
            framed
            icon={ArrowLeft}
            label={pictureMessages.previous}
            className={styles.way}
            onClick={() => go(index - 1)}
          />
          <IconButton
            framed
            icon={ArrowRight}
            label={pictureMessages.next}
            className={styles.way}
            onClick={() => go(index + 1)}
          />
        </div>
      )}
    </dialog>
  );
}
