import type { CartItem } from '@e-store/shared/cart/cart-item';
import { clampQuantity } from '@e-store/shared/catalog/stock-rules';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { pageTitle } from '../../../messages/en/frame.ts';
import { cartMessages } from '../../../messages/en/cart.ts';
import {
  itemAdded,
  itemRestored,
  itemRemoved,
  itemSizeChanged,
  selectCartItems,
  selectCartRestored,
} from '../../../features/cart/cart.slice.ts';
import type { ChosenSize } from '../../../features/cart/cart-rules.ts';
import { CartTable } from '../../../features/cart/shop/cart-table.tsx';
import { CheckoutSteps } from '../../../features/cart/shop/checkout-steps.tsx';
import { EmptyCart } from '../../../features/cart/shop/empty-cart.tsx';
import { selectPromoCode } from '../../../features/cart/promo.slice.ts';
import { quotedLine } from '../../../features/cart/quote-request.ts';
import { useQuote } from '../../../features/cart/use-quote.ts';
import { ProductRail } from '../../../features/catalog/shop/product-rail.tsx';
import { selectSelection } from '../../../features/catalog/selection.slice.ts';
import { selectDeliveryMethod } from '../../../features/orders/checkout-choices.slice.ts';
import { selectLastPlaced } from '../../../features/orders/new-order.slice.ts';
import { useAppDispatch, useTimedFlag } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { Toast } from '../../../ui/toast.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CartLoading } from './cart-loading.tsx';
import styles from './cart-page.module.css';
import { CartTotals } from './cart-totals.tsx';
import removedToastStyles from './removed-toast.module.css';

type Removed = { item: CartItem; index: number };

const UNDO_MS = 8000;

type RemovedToastProps = {
  removed: Removed | undefined;
  onUndo: (removed: Removed) => void;
  onClose: () => void;
};

function RemovedToast({ removed, onUndo, onClose }: RemovedToastProps) {
  useEffect(() => {
    if (!removed) return undefined;
    const timer = setTimeout(onClose, UNDO_MS);
    return () => clearTimeout(timer);
    // Only a new removal restarts the timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [removed]);
  return (
    <Toast
      tone="success"
      message={removed && cartMessages.removed(removed.item.name)}
      action={
        removed && (
          <button type="button" className={removedToastStyles.undo} onClick={() => onUndo(removed)}>
            {cartMessages.undo}
          </button>
        )
      }
      onClose={onClose}
    />
  );
}

const MERGED_MS = 4000;

export function ShoppingCartStep() {
  const dispatch = useAppDispatch();
  const items = useSelector(selectCartItems);
  const isRestored = useSelector(selectCartRestored);
  const selection = useSelector(selectSelection);
  const others = selection.filter(({ _id }) => !items.some(({ product }) => product === _id));
  const lastPlaced = useSelector(selectLastPlaced);
  const promoCode = useSelector(selectPromoCode);
  const deliveryMethod = useSelector(selectDeliveryMethod);
  const cart = useQuote(items, { promoCode, deliveryMethod });
  const [merged, setMerged] = useState<string>();
  const [isMergedShown, showMerged] = useTimedFlag(MERGED_MS);
  const [removed, setRemoved] = useState<Removed>();
  const title = useRef<HTMLHeadingElement>(null);

  function changeQuantity(item: CartItem, quantity: number) {
    const stock = quotedLine(cart.quote, items, item)?.stock ?? item.stock;
    dispatch(itemAdded({ ...item, stock, quantity }));
  }
  function changeSize(item: CartItem, chosen: ChosenSize) {
    const other = items.find((line) => line.product === item.product && line.size === chosen.size);
    dispatch(itemSizeChanged({ id: item, chosen }));
    const together = clampQuantity(item.quantity + (other?.quantity ?? 0), chosen.stock);
    if (!other) return;
    setMerged(cartMessages.merged(item.name, chosen.size, together));
    showMerged();
  }
  /** The empty cart has another heading element than the full one. */
  function changeAndFocusTitle(change: () => void) {
    flushSync(change);
    title.current?.focus();
  }
  function remove(item: CartItem, index: number) {
    changeAndFocusTitle(() => {
      dispatch(itemRemoved(item));
      setRemoved({ item, index });
    });
  }
  function putBack(taken: Removed) {
    changeAndFocusTitle(() => {
      dispatch(itemRestored(taken));
      setRemoved(undefined);
    });
  }

  if (!isRestored) return <CartLoading step={1} title={cartMessages.title} />;
  const head = (
    <h1 ref={title} tabIndex={-1} className={styles.title}>
      {cartMessages.title}
    </h1>
  );
  return (
    <>
      <title>{pageTitle(cartMessages.title)}</title>
      <CheckoutSteps step={1} />
      {items.length === 0 ? (
        <div className={styles.alone}>
          {head}
          <EmptyCart reason={lastPlaced && <LastPlaced {...lastPlaced} />} />
        </div>
      ) : (
        <div className={styles.columns}>
          <div>
            {head}
            <CartTable
              items={items}
              quote={cart.quote}
              onQuantity={changeQuantity}
              onSize={changeSize}
              onRemove={remove}
            />
            <Link to={paths.home()} className={styles.continue}>
              <Icon of={ArrowLeft} />
              {cartMessages.continueShopping}
            </Link>
          </div>
          <div className={styles.side}>
            <CartTotals items={items} cart={cart} />
          </div>
        </div>
      )}
      <ProductRail products={others} />
      <Toast tone="success" message={isMergedShown ? merged : undefined} />
      <RemovedToast removed={removed} onUndo={putBack} onClose={() => setRemoved(undefined)} />
    </>
  );
}

function LastPlaced({ _id, number }: { _id: string; number: string }) {
  return (
    <>
      {cartMessages.ordered(number)} <TextLink to={paths.orderDetails(_id)}>{cartMessages.seeOrder}</TextLink>
    </>
  );
}
