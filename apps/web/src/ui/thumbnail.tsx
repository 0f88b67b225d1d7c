import { clsx } from 'clsx';
import { Picture, PictureFrame } from './picture.tsx';
import styles from './thumbnail.module.css';

export function Thumbnail({
  src,
  alt = '',
  className,
}: {
  src: string;
  alt?: string;
  className?: string | undefined;
}) {
  return (
    <PictureFrame className={clsx(styles.thumbnail, className)}>
      {src && <Picture src={src} alt={alt} sizes="96px" load="eager" />}
    </PictureFrame>
  );
}
