import type { Product } from '@e-store/shared/catalog/product';
import { createContext, type ReactNode } from 'react';

/**
 * What every product card has at the top right of its picture, beside its link, such as a heart. Given once around the
 * pages, as a function of the product: `<ProductCardAction value={(product) => …}>`. Its room is 44 px square.
 */
export const ProductCardAction = createContext<((product: Product) => ReactNode) | undefined>(undefined);
