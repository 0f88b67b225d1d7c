import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ProductTab } from '../../features/catalog/components/product-tabs.tsx';
import { isChoice, readReviewChoice, REVIEWS_ANCHOR } from '../../features/reviews/review-choice.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

/**
 * The open tab: DESCRIPTION, unless somebody came for the reviews: by `#reviews`, which a server is never told, or by an
 * address that asks for certain ones. What is pressed counts until the address changes.
 */
export function useProductTab() {
  const [search] = useSearchParams();
  const { hash, key } = useLocation();
  const isHydrated = useIsHydrated();
  const [pressed, press] = useState<{ tab: ProductTab; key: string }>();
  const place = useRef<HTMLDivElement>(null);
  const isAnchored = hash === `#${REVIEWS_ANCHOR}`;
  const isForReviews = isChoice(readReviewChoice(search)) || (isHydrated && isAnchored);

  // The router goes to an anchor before a page that is still loading has it.
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
