import type { SizeStock } from '@e-store/shared/catalog/size-choice';
import { Fragment } from 'react';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './sizes-line.module.css';

export function SizesLine({ sizes }: { sizes: readonly SizeStock[] }) {
  if (sizes.length === 0) return null;
  return (
    <p className={styles.sizes}>
      <VisuallyHidden>{catalogMessages.sizes} </VisuallyHidden>
      {sizes.map(({ size, stock }, index) => (
        <Fragment key={size}>
          {index > 0 && ' '}
          <span className={styles.size}>{stock > 0 ? size : <SoldOut size={size} />}</span>
        </Fragment>
      ))}
    </p>
  );
}

function SoldOut({ size }: { size: string }) {
  return (
    <>
      <s>{size}</s>
      <VisuallyHidden> {catalogMessages.soldOutAside}</VisuallyHidden>
    </>
  );
}
