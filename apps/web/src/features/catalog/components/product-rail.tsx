import type { Product } from '@e-store/shared/catalog/product';
import { selection } from '../../../content/selection.ts';
import { paths } from '../../../lib/paths.ts';
import { Carousel } from '../../../ui/carousel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ProductCard } from './product-card.tsx';

const SIZES = '(max-width: 800px) 62vw, (max-width: 1280px) 30vw, 320px';

/** 'Selected just for you', on the home page and under a product (spec §1, §2). Nothing selected, nothing shown. */
export function ProductRail({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <Carousel
      title={selection.title}
      action={
        <TextLink strong to={paths.gallery()}>
          {selection.action}
        </TextLink>
      }
    >
      {products.map((product) => (
        <li key={product._id}>
          <ProductCard product={product} sizes={SIZES} />
        </li>
      ))}
    </Carousel>
  );
}
