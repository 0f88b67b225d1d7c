import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';
import { selectIsAuthenticated } from '../../account/user.slice.ts';
import { selectWishlistNotice } from '../wishlist.slice.ts';

const loadNotice = () => import('./wishlist-notice.tsx');

/** Loads ahead for accounts, whose changes fail when the connection is lost. */
export function LazyWishlistNotice({ load = loadNotice }: { load?: typeof loadNotice }) {
  const isSignedIn = useSelector(selectIsAuthenticated);
  const message = useSelector(selectWishlistNotice);
  const isOnline = useIsOnline();
  const { part, retry } = useLazyPart(load, isSignedIn || message !== null);
  useEffect(() => {
    if (isOnline && message !== null) retry();
  }, [isOnline, message, retry]);
  return part && message !== null ? <part.WishlistNotice message={message} /> : null;
}
