import { selection } from '../../../content/selection.ts';
import { paths } from '../../../lib/paths.ts';
import { Carousel } from '../../../ui/carousel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ListedProduct } from '../listed-product.ts';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

const SIZES = '(max-width: 800px) 62vw, (max-width: 1280px) 30vw, 320px';

/** As many as a window shows. */
const AWAITED = 5;

type ProductRailProps = {
  products: readonly ListedProduct[];
  /** Why these; by default 'Selected just for you' (spec §1). */
  title?: string;
  /** They are on their way: their boxes keep the place. */
  isAwaited?: boolean;
  /** Where SHOW MORE leads. */
  more?: string;
  /** `near` where the first view does without them. */
  load?: 'near';
};

/** Products in a row that moves sideways. Nothing selected, nothing shown. */
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
        Array.from({ length: AWAITED }, (_, place) => (
          <li key={place} aria-hidden="true">
            <ProductCardSkeleton />
          </li>
        ))}
      {products.map((product, place) => (
        // By place: what comes to be known of a visitor changes what the boxes hold, and no box moves.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <ProductCard product={product} sizes={SIZES} load={load} />
        </li>
      ))}
    </Carousel>
  );
}
