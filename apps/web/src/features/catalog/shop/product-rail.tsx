import { selection } from '../../../messages/en/catalog/selection.ts';
import { paths } from '@e-store/shared/web-paths';
import { Carousel } from '../../../ui/carousel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ListedProduct } from '../listed-product.ts';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-grid-skeleton.tsx';

const SIZES = '(max-width: 800px) 62vw, (max-width: 1280px) 30vw, 320px';

const PLACEHOLDER_COUNT = 5;

type ProductRailProps = {
  products: readonly ListedProduct[];
  /** 'Selected just for you' by default (spec §1). */
  title?: string;
  isAwaited?: boolean;
  more?: string;
  load?: 'near';
};

export function ProductRail({
  products,
  title = selection.title,
  isAwaited = false,
  more = paths.gallery(),
  load,
}: ProductRailProps) {
  if (products.length === 0 && !isAwaited) return null;
  return (
    <Carousel
      title={title}
      action={
        <TextLink strong to={more}>
          {selection.action}
        </TextLink>
      }
    >
      {products.length === 0 &&
        Array.from({ length: PLACEHOLDER_COUNT }, (_, place) => (
          <li key={place} aria-hidden="true">
            <ProductCardSkeleton />
          </li>
        ))}
      {products.map((product, place) => (
        // By position, so that personal products fill the boxes in place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <ProductCard product={product} sizes={SIZES} load={load} />
        </li>
      ))}
    </Carousel>
  );
}
