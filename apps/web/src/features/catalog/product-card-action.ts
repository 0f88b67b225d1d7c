import { createContext, type ReactNode } from 'react';
import type { ListedProduct } from './listed-product.ts';

/**
 * Control at the top right of every product card, such as a heart, 44 px square. Provided once around the
 * pages: `<ProductCardAction value={(product) => …}>`.
 */
export const ProductCardAction = createContext<((product: ListedProduct) => ReactNode) | undefined>(
  undefined,
);
