import type { Department } from '@e-store/shared/catalog/list-choices';
import { EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { recentlyViewed as messages } from '../../../messages/en/catalog/selection.ts';
import { ProductRail } from '../../../features/catalog/shop/product-rail.tsx';
import { recommendProducts } from '../../../features/catalog/recommend-products.ts';
import {
  fetchRecentlyViewed,
  recentlyViewedCleared,
  selectRecentlyViewed,
  selectRecentlyViewedIds,
} from '../../../features/catalog/recently-viewed.slice.ts';
import { selectSelection, selectSelectionAwaited } from '../../../features/catalog/selection.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './just-for-you.module.css';

export function JustForYou({ department, more }: { department: Department | undefined; more: string }) {
  const dispatch = useAppDispatch();
  const ids = useSelector(selectRecentlyViewedIds);
  const recentlyViewed = useSelector(selectRecentlyViewed);
  const popular = useSelector(selectSelection);
  const isAwaited = useSelector(selectSelectionAwaited);
  useEffect(() => {
    if (ids.length > 0) void dispatch(fetchRecentlyViewed(ids));
  }, [dispatch, ids]);
  const { products, hasRecentlyViewed } = recommendProducts(recentlyViewed, popular, department);
  return (
    <div className={styles.frame}>
      <ProductRail products={isAwaited ? [] : products} isAwaited={isAwaited} more={more} />
      <ForgetButton canForget={hasRecentlyViewed} />
    </div>
  );
}

function ForgetButton({ canForget }: { canForget: boolean }) {
  const dispatch = useAppDispatch();
  const [isForgotten, setForgotten] = useState(false);
  const note = useRef<HTMLOutputElement>(null);
  const hadSeen = useRef(canForget);
  useEffect(() => {
    if (hadSeen.current && !canForget && isForgotten) note.current?.focus();
    hadSeen.current = canForget;
  }, [canForget, isForgotten]);
  return (
    <div className={styles.below}>
      <output ref={note} tabIndex={-1}>
        {isForgotten && !canForget && messages.forgotten}
      </output>
      {canForget && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            setForgotten(true);
            dispatch(recentlyViewedCleared());
          }}
        >
          <Icon of={EyeOff} small />
          {messages.forget}
        </button>
      )}
    </div>
  );
}
