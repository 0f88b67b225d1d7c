import { CLOTH_DETAILS } from '@e-store/shared/catalog/product-details';
import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { Product } from '@e-store/shared/catalog/product';
import {
  type RelatedReason,
  INITIAL_CATEGORIES,
  DEPARTMENT_NAMES,
} from '@e-store/shared/catalog/list-choices';
import { useState, useEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@e-store/shared/web-paths';
import { useLocation, useSearchParams } from 'react-router-dom';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { productMessages } from '../../../messages/en/catalog/product.ts';
import { relatedTitle } from '../../../messages/en/catalog/related.ts';
import { selectIsAuthenticated } from '../../../features/account/user.slice.ts';
import { itemAdded } from '../../../features/cart/cart.slice.ts';
import { ProductPictures } from '../../../features/catalog/shop/product-pictures.tsx';
import { ProductRail } from '../../../features/catalog/shop/product-rail.tsx';
import { fetchProduct, selectRelated } from '../../../features/catalog/product-details.slice.ts';
import { ReviewTab } from '../../../features/reviews/shop/review-tab.tsx';
import {
  REVIEWS_ANCHOR,
  hasReviewFilters,
  readReviewChoice,
} from '../../../features/reviews/review-choice.ts';
import { selectCategoryNames, selectCharges } from '../../../features/store/store.slice.ts';
import { useAppDispatch, useIsHydrated, useTimedFlag } from '../../../lib/hooks.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { Toast } from '../../../ui/toast.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import { BuyColumn } from './buy-column.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import styles from './product-page.module.css';

/** Spec §9. */
const ADDED_SHOWN_MS = 4000;

export function ProductView({ product }: { product: Product }) {
  const charges = useSelector(selectCharges);
  const categories = useSelector(selectCategoryNames) ?? INITIAL_CATEGORIES;
  const type = categories.find(({ key }) => key === product.category)?.name ?? product.category;
  const isSignedIn = useSelector(selectIsAuthenticated);
  const related = useSelector(selectRelated);
  const dispatch = useAppDispatch();
  const [added, setAdded] = useState<{ item: CartItem; message: string }>();
  const [justAdded, showAdded] = useTimedFlag(ADDED_SHOWN_MS);
  const { tab, openTab, place, showReviews } = useProductTab();
  return (
    <Wrap>
      <Breadcrumb home={paths.home()} steps={stepsTo(product, type)} here={product.name} />
      <div className={styles.layout}>
        <ProductPictures product={product} />
        <BuyColumn
          product={product}
          charges={charges}
          isSignedIn={isSignedIn}
          onAdd={(item, quantityBefore) => {
            dispatch(itemAdded(item));
            setAdded({ item, message: addedMessage(item, quantityBefore) });
            showAdded();
          }}
          onShowReviews={showReviews}
        />
      </div>
      <div ref={place} id={REVIEWS_ANCHOR} className={styles.tabs}>
        <ProductTabs
          product={product}
          reviews={
            <ReviewTab
              product={product}
              isOpen={tab === 'reviews'}
              isSignedIn={isSignedIn}
              onChanged={() => void dispatch(fetchProduct(product._id))}
            />
          }
          open={tab}
          onOpen={openTab}
        />
      </div>
      {related && (
        <ProductRail
          products={related.product}
          load="near"
          title={relatedTitle(related.reason, { ...product, category: type })}
          more={moreLike(related.reason, product)}
        />
      )}
      <Toast
        tone="success"
        isOnTop
        message={justAdded ? added?.message : undefined}
        detail={added && productMessages.addedItem(added.item.name, added.item.size)}
        picture={added && <Thumbnail src={added.item.image} alt="" />}
        action={
          <TextLink strong to={paths.cart()}>
            {catalogMessages.cart}
          </TextLink>
        }
      />
    </Wrap>
  );
}

/** Adding replaces the quantity in the cart (spec §4). */
function addedMessage({ quantity }: CartItem, quantityBefore: number | undefined): string {
  return quantityBefore === undefined || quantityBefore === quantity
    ? productMessages.productAddedToCart
    : productMessages.cartQuantityChanged(quantity);
}

function stepsTo({ department, category }: Product, type: string) {
  return [
    { label: DEPARTMENT_NAMES[department], to: paths.gallery({ query: { department } }) },
    { label: type, to: paths.gallery({ query: { type: category, department } }) },
  ];
}

function moreLike(reason: RelatedReason, { department, category, colour }: Product): string {
  return paths.gallery({
    query: {
      type: reason === 'department' ? 'all' : category,
      department,
      ...(reason === 'colour' && { colour }),
    },
  });
}

/**
 * DESCRIPTION, or REVIEWS for `#reviews` (which the server never sees) or review filters. A click counts
 * until the address changes.
 */
function useProductTab() {
  const [search] = useSearchParams();
  const { hash, key } = useLocation();
  const isHydrated = useIsHydrated();
  const [pressed, press] = useState<{ tab: ProductTab; key: string }>();
  const place = useRef<HTMLDivElement>(null);
  const isAnchored = hash === `#${REVIEWS_ANCHOR}`;
  const isForReviews = hasReviewFilters(readReviewChoice(search)) || (isHydrated && isAnchored);

  // The router scrolls to an anchor before a loading page contains it.
  useEffect(() => {
    if (isAnchored) place.current?.scrollIntoView();
  }, [isAnchored]);

  const openTab = (tab: ProductTab) => press({ tab, key });
  const tab = pressed?.key === key ? pressed.tab : isForReviews ? 'reviews' : (pressed?.tab ?? 'description');
  const showReviews = () => {
    openTab('reviews');
    place.current?.scrollIntoView();
  };
  return { tab, openTab, place, showReviews };
}

type ProductTab = 'description' | 'reviews';

type ProductTabsProps = {
  product: Product;
  reviews: ReactNode;
  open: ProductTab;
  onOpen: (tab: ProductTab) => void;
};

/** Spec §2. */
function ProductTabs({ product, reviews, open, onOpen }: ProductTabsProps) {
  const { count } = product.rating;
  return (
    <Tabs
      label={productMessages.aboutThisProduct}
      open={open}
      onOpen={(key) => onOpen(key === 'reviews' ? 'reviews' : 'description')}
      tabs={[
        { key: 'description', label: 'DESCRIPTION', content: <Description product={product} /> },
        {
          key: 'reviews',
          label: count > 0 ? `REVIEWS (${count})` : 'REVIEWS',
          content: <div className={styles.reviews}>{reviews}</div>,
        },
      ]}
    />
  );
}

/** Shows `detail` only when the cloth details that it joins are unknown. */
function Description({ product }: { product: Product }) {
  const hasFacts = CLOTH_DETAILS.some(({ name }) => product[name]);
  return (
    <div className={styles.description}>
      <p>
        <NoBreakText>{product.descreption}</NoBreakText>
      </p>
      {!hasFacts && product.detail && (
        <p className={styles.quiet}>
          <NoBreakText>{product.detail}</NoBreakText>
        </p>
      )}
    </div>
  );
}
