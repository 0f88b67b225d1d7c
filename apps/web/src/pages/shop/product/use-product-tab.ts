import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ProductTab } from '../../../features/catalog/shop/product-tabs.tsx';
import {
  hasReviewFilters,
  readReviewChoice,
  REVIEWS_ANCHOR,
} from '../../../features/reviews/review-choice.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';

/**
 * Returns the open tab: DESCRIPTION, or REVIEWS for `#reviews` (which the server never sees) or review
 * filters. A click counts until the address changes.
 */
export function useProductTab() {
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
