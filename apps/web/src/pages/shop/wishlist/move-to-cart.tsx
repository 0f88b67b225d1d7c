import type { Product } from '@e-store/shared/catalog/product';
import { defaultSize } from '@e-store/shared/catalog/size-choice';
import { useState } from 'react';
import { wishlistPageMessages } from '../../../messages/en/wishlist/wishlist-page.ts';
import { Button } from '../../../ui/button.tsx';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import styles from './wish-card.module.css';

type MoveToCartProps = { product: Product; onMove: (size: string | undefined) => void };

export function MoveToCart({ product, onMove }: MoveToCartProps) {
  const [size, setSize] = useState(() => defaultSize(product));
  return (
    <div className={styles.move}>
      {product.sizes.length > 0 && (
        <CompactSelect
          label={wishlistPageMessages.size}
          className={styles.size}
          value={size}
          onChange={({ target }) => setSize(target.value)}
        >
          {product.sizes.map(({ size: one, stock }) => (
            <option key={one} value={one} disabled={stock === 0}>
              {stock > 0 ? one : wishlistPageMessages.soldOut(one)}
            </option>
          ))}
        </CompactSelect>
      )}
      <Button
        kind="ghost"
        className={styles.button}
        aria-label={wishlistPageMessages.moveOf(product.name)}
        onClick={() => onMove(size)}
      >
        {wishlistPageMessages.move}
      </Button>
    </div>
  );
}
