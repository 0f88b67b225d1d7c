import type { CartItem } from '@e-store/shared/cart/cart-item';
import { isSameLine } from '@e-store/shared/cart/cart-line';
import { clampQuantity, MIN_QUANTITY, defaultSize, stockForSize } from '@e-store/shared/catalog/stock-rules';
import type { Product } from '@e-store/shared/catalog/product';
import type { StoreCharges } from '@e-store/shared/store/endpoints';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { findCategory } from '@e-store/shared/catalog/list-choices';
import { paths } from '@e-store/shared/web-paths';
import { offerMessages } from '../../../messages/en/promotions/offers.ts';
import { productMessages } from '../../../messages/en/catalog/product.ts';
import { selectCartItems } from '../../../features/cart/cart.slice.ts';
import { isPurchasable } from '../../../features/catalog/listed-product.ts';
import { BuyBar } from '../../../features/catalog/shop/buy-bar.tsx';
import { ProductFacts } from '../../../features/catalog/shop/product-facts.tsx';
import { ProductHeading } from '../../../features/catalog/shop/product-heading.tsx';
import { ProductPrice } from '../../../features/catalog/shop/product-price.tsx';
import { PromiseList } from '../../../features/catalog/shop/promise-list.tsx';
import { QuantityPicker } from '../../../features/catalog/shop/quantity-picker.tsx';
import { SizePicker } from '../../../features/catalog/shop/size-picker.tsx';
import { StockNote } from '../../../features/catalog/shop/stock-note.tsx';
import { DeliveryNote } from '../../../features/delivery/shop/delivery-note.tsx';
import { OfferList } from '../../../features/store/shop/offer-list.tsx';
import { selectContact, usePromises } from '../../../features/store/store.slice.ts';
import { WishlistButton } from '../../../features/wishlist/shop/wishlist-button.tsx';
import { copyText } from '../../../lib/browser-actions.ts';
import { useOnDemand } from '../../../lib/use-lazy-part.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './product-page.module.css';

type BuyColumnProps = {
  product: Product;
  charges: StoreCharges | null;
  isSignedIn: boolean;
  onAdd: (item: CartItem, quantityBefore: number | undefined) => void;
  onShowReviews: () => void;
};

const loadAlertPanel = () => import('../../../features/alerts/shop/alert-panel.tsx');

export function BuyColumn({ product, charges, isSignedIn, onAdd, onShowReviews }: BuyColumnProps) {
  const promises = usePromises();
  const contact = useSelector(selectContact);
  const { price, mrp, sizes } = product;
  const wished = useSearchParams()[0].get('size'); // stock-alert mails link to the size
  const [size, setSize] = useState(
    () => sizes.find((entry) => entry.size === wished)?.size ?? defaultSize(product),
  );
  const inCart = useSelector(selectCartItems).find((line) =>
    isSameLine(line, { product: product._id, size }),
  )?.quantity;
  const [wanted, setWanted] = useState<number>();
  const [isAsking, setAsking] = useState(false);
  const { part: alerts, want: wantAlerts } = useOnDemand(loadAlertPanel);
  const stock = stockForSize(product, size);
  const quantity = clampQuantity(wanted ?? inCart ?? MIN_QUANTITY, stock);
  const available = isPurchasable(product) && quantity > 0;
  const choose = (other: string) => {
    setSize(other);
    setWanted(undefined);
    setAsking(false);
  };
  const add = () => {
    onAdd(toCartItem(product, { size, stock, quantity }), inCart);
    setWanted(undefined);
  };
  return (
    <div className={styles.buy}>
      <ProductHeading product={product} onShowReviews={onShowReviews} />
      <ProductPrice price={price} mrp={mrp} charges={charges} />
      <noscript>{productMessages.needsScript}</noscript>
      <SizePicker
        sizes={sizes}
        chosen={size}
        quantity={quantity}
        onChoose={choose}
        help={<SizeChartLink product={product} chosen={size} />}
      />
      {sizes.length === 0 && <StockNote stock={stock} quantity={quantity} />}
      <div className={styles.row}>
        {available && <QuantityPicker quantity={quantity} stock={stock} onChange={setWanted} />}
        <BuyBar
          price={price}
          mrp={mrp}
          sizes={sizes}
          chosenSize={size}
          onChooseSize={choose}
          available={available}
          onAdd={add}
          onNear={wantAlerts}
          onNotify={() => {
            wantAlerts();
            setAsking(true);
          }}
        />
        <WishlistButton product={product} framed />
      </div>
      {isAsking && alerts && (
        <alerts.AlertPanel
          product={product._id}
          size={size}
          isSignedIn={isSignedIn}
          onClose={() => setAsking(false)}
        />
      )}
      {available && <DeliveryNote />}
      {available && <OfferList action={offerMessages.copy} onChoose={copyCode} />}
      <PromiseList promises={promises} isKnown={charges !== null} />
      <ProductFacts product={product} contact={contact} />
    </div>
  );
}

const copyCode = async (code: string) =>
  (await copyText(code)) ? offerMessages.copied(code) : offerMessages.notCopied(code);

function toCartItem(
  { _id, name, price, images }: Product,
  { size, stock, quantity }: { size: string | undefined; stock: number; quantity: number },
): CartItem {
  return {
    product: _id,
    name,
    price,
    image: images[0]?.url ?? '',
    stock,
    quantity,
    ...(size !== undefined && { size }),
  };
}

const load = () => import('../../../features/catalog/shop/size-chart-dialog.tsx');

type SizeChartLinkProps = {
  product: Pick<Product, 'department' | 'category' | 'fit'>;
  chosen: string | undefined;
};

/** Without scripts, or if the chart fails to load, links to the size guide. */
function SizeChartLink({ product, chosen }: SizeChartLinkProps) {
  const { part, hasFailed, want } = useOnDemand(load);
  const [isOpen, setOpen] = useState(false);
  if (!findCategory(product.category)) return null;
  return (
    <>
      <TextLink
        strong
        to={paths.sizeGuide()}
        aria-haspopup="dialog"
        onPointerEnter={want}
        onFocus={want}
        onClick={(event) => {
          if (hasFailed || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          want();
          setOpen(true);
        }}
      >
        {productMessages.sizeChart}
      </TextLink>
      {isOpen && part && (
        <part.SizeChartDialog product={product} chosen={chosen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
