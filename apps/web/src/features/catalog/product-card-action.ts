import { createContext, type ReactNode } from 'react';
import type { ListedProduct } from './listed-product.ts';

/**
 * What every product card has at the top right of its picture, beside its link, such as a heart. Given once around the
 * pages, as a function of the product: `<ProductCardAction value={(product) => …}>`. Its room is 44 px square.
 */
export const ProductCardAction = createContext<((product: ListedProduct) => ReactNode) | undefined>(
  undefined,
);
