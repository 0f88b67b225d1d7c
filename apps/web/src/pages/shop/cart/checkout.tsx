import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { clsx } from 'clsx';
import { useState, useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { paths } from '@e-store/shared/web-paths';
import { type DeliveryMethod, DELIVERY_METHODS, deliveryWindow } from '@e-store/shared/orders/delivery';
import type { Quote } from '@e-store/shared/cart/endpoints';
import { isPincode } from '@e-store/shared/pincode';
import { formatRupees } from '@e-store/shared/money';
import { Package, Truck } from 'lucide-react';
import { formatDays } from '@e-store/shared/format-day';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { selectUser } from '../../../features/account/user.slice.ts';
import {
  addressRemembered,
  selectRemembersAddress,
  selectShippingInfo,
  shippingInfoSaved,
} from '../../../features/cart/cart.slice.ts';
import { selectPromoCode } from '../../../features/cart/promo.slice.ts';
import { useQuote } from '../../../features/cart/use-quote.ts';
import { selectPlace, fetchPlace } from '../../../features/delivery/delivery.slice.ts';
import { BusinessFields, useBusinessBuyer } from '../../../features/orders/shop/business-fields.tsx';
import { businessSaved, selectBusiness } from '../../../features/orders/business.slice.ts';
import { CheckoutNotice } from '../../../features/orders/shop/checkout-notice.tsx';
import { PaymentChoice } from '../../../features/orders/shop/payment-choice.tsx';
import { ShippingForm } from '../../../features/orders/shop/shipping-form.tsx';
import {
  deliveryMethodChosen,
  selectDeliveryMethod,
} from '../../../features/orders/checkout-choices.slice.ts';
import { toQuoteRequest } from '../../../features/cart/quote-request.ts';
import { usePaymentOptions } from '../../../features/orders/use-payment-options.ts';
import { prefillShippingInfo } from '../../../features/orders/prefill-shipping-info.ts';
import { shippingErrors } from '../../../features/orders/shipping-fields.ts';
import { selectCharges, selectContact } from '../../../features/store/store.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import { Toast } from '../../../ui/toast.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useOrderPlacing } from './use-order-placing.ts';
import { deliveryPrices } from '@e-store/shared/orders/order-totals';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import type { FindPlace } from '../../../features/orders/use-pincode-place.ts';
import type { OrderPayload } from '../../../features/orders/order-attempt.ts';
import { ChoiceBox, ChoiceGroup } from '../../../features/orders/shop/choice-box.tsx';
import styles from './cart-page.module.css';

const FORM = 'shipping';

type CheckoutProps = {
  items: CartItem[];
  last: ShippingInfo | undefined;
};

export function Checkout({ items, last }: CheckoutProps) {
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  const saved = useSelector(selectShippingInfo);
  const place = useSelector(selectPlace);
  const promoCode = useSelector(selectPromoCode);
  const remembers = useSelector(selectRemembersAddress);
  const charges = useSelector(selectCharges);
  const shopGstin = useSelector(selectContact)?.gstin;
  const deliveryMethod = useSelector(selectDeliveryMethod);
  const [now] = useState(() => new Date());
  const [lacksMobile, setLacksMobile] = useState(false);
  const cart = useQuote(items, { promoCode, deliveryMethod });
  const findPlace = useFindPlace();
  const known = prefillShippingInfo(saved, user, place);
  const pincode = isPincode(known.pincode ?? '') ? known.pincode : undefined;
  const payment = usePaymentOptions(
    cart.isCurrent && !cart.error
      ? { ...toQuoteRequest(items, { promoCode, deliveryMethod }), ...(pincode && { pincode }) }
      : undefined,
  );
  const refreshes = { refresh: cart.refresh, refreshPayment: payment.refresh };
  const { place: placeOrder, isSending, refusal } = useOrderPlacing({ items, deliveryMethod, ...refreshes });
  const business = useBusinessBuyer({
    saved: useSelector(selectBusiness),
    refused: refusal?.failure.fields,
    onSave: (typed) => dispatch(businessSaved(typed)),
  });

  async function send(shippingInfo: ShippingInfo) {
    setLacksMobile(false);
    dispatch(shippingInfoSaved(shippingInfo));
    const buyer = await business.read();
    if (buyer === 'invalid') return;
    // The shopper must have seen a current total; the button explains this.
    if (!cart.quote || !cart.isCurrent || cart.error) return;
    // A rejected code was reported; the order has the displayed total.
    const code = cart.quote.promo?.refusal === undefined ? promoCode : undefined;
    const { method, fee } = payment;
    const { quote } = cart;
    const order = { shippingInfo, items, quote, deliveryMethod, promoCode: code, method, fee };
    void placeOrder({ ...toOrderPayload(order), ...(buyer && { business: buyer }) });
  }

  return (
    <div className={styles.columns}>
      <div className={clsx((isSending || refusal) && styles.notHeld)}>
        <h1 className={styles.title}>{checkoutMessages.title}</h1>
        <ShippingForm
          id={FORM}
          known={known}
          last={saved.address ? undefined : last}
          accountEmail={user?.email}
          findPlace={findPlace}
          refused={shippingErrors(refusal?.failure.fields)}
          onSave={(entries) => {
            dispatch(shippingInfoSaved(entries));
            if (entries.phoneNo !== '') setLacksMobile(false);
          }}
          onSend={(info) => void send(info)}
          onRefuse={({ mobile }) => setLacksMobile(mobile)}
        >
          <CheckBox
            label={checkoutMessages.remember}
            checked={remembers}
            onChange={({ target }) => dispatch(addressRemembered(target.checked))}
          />
          <BusinessFields business={business} hasGst={charges?.tax === 0 && shopGstin !== undefined} />
          <DeliveryChoice
            method={deliveryMethod}
            prices={charges && cart.quote ? deliveryPrices(charges, cart.quote.items) : undefined}
            now={now}
            pincode={known.pincode}
            onChoose={(method) => dispatch(deliveryMethodChosen(method))}
          />
          <PaymentChoice payment={payment} total={cart.isCurrent ? cart.quote?.total : undefined} />
          <CheckoutNotice />
        </ShippingForm>
      </div>
      <div className={styles.side}>
        <OrderSummary
          form={FORM}
          items={items}
          cart={cart}
          fee={payment.fee}
          isCash={payment.method === CASH_METHOD}
          deliveryMethod={deliveryMethod}
          now={now}
          pincode={known.pincode}
          isSending={isSending}
          refusal={refusal}
        />
      </div>
      <div className={styles.back}>
        <ButtonLink kind="ghost" to={paths.cart()} className={styles.backLink}>
          {checkoutMessages.back}
        </ButtonLink>
      </div>
      <Toast
        tone="error"
        message={lacksMobile ? checkoutMessages.enterShippingDetails : undefined}
        onClose={() => setLacksMobile(false)}
      />
    </div>
  );
}

/** The remembered place needs no request. */
function useFindPlace(): FindPlace {
  const dispatch = useAppDispatch();
  const store = useStore<Parameters<typeof selectPlace>[0]>();
  return useCallback(
    async (pincode) => {
      const place = selectPlace(store.getState());
      if (place?.pincode === pincode) return place;
      const outcome = await dispatch(fetchPlace(pincode));
      if (fetchPlace.fulfilled.match(outcome)) return outcome.payload;
      return outcome.payload?.status === 404 ? null : undefined;
    },
    [dispatch, store],
  );
}

type Ordered = {
  shippingInfo: ShippingInfo;
  items: CartItem[];
  quote: Quote;
  deliveryMethod: DeliveryMethod;
  promoCode?: string | undefined;
  method?: string;
  /** In rupees. */
  fee?: number;
};

/** Spec §3. The server rejects an order whose `totalPrice` differs from its own. */
export function toOrderPayload({
  shippingInfo,
  items,
  quote,
  deliveryMethod,
  promoCode,
  method = CASH_METHOD,
  fee = 0,
}: Ordered): OrderPayload {
  return {
    shippingInfo,
    orderItems: items,
    paymentInfo: { id: method, status: 'processing' },
    ...(method !== CASH_METHOD && { paymentMethod: method }),
    itemsPrice: quote.items,
    taxPrice: quote.tax,
    shippingPrice: quote.shipping,
    totalPrice: quote.total + fee,
    deliveryMethod,
    ...(promoCode && { promoCode }),
  };
}

type DeliveryChoiceProps = {
  method: DeliveryMethod;
  prices: Record<DeliveryMethod, number> | undefined;
  now: Date;
  pincode: string | undefined;
  onChoose: (method: DeliveryMethod) => void;
};

const ICONS = { standard: Package, express: Truck };

function DeliveryChoice({ method, prices, now, pincode, onChoose }: DeliveryChoiceProps) {
  return (
    <ChoiceGroup title={checkoutMessages.delivery}>
      {DELIVERY_METHODS.map((one) => (
        <ChoiceBox
          key={one}
          name="deliveryMethod"
          value={one}
          icon={ICONS[one]}
          checked={one === method}
          title={[checkoutMessages.deliveryNames[one], prices && formatDeliveryPrice(prices[one])]
            .filter(Boolean)
            .join(', ')}
          detail={formatDays(deliveryWindow(now, one, pincode))}
          onChange={() => onChoose(one)}
        />
      ))}
    </ChoiceGroup>
  );
}

const formatDeliveryPrice = (price: number) => (price === 0 ? checkoutMessages.free : formatRupees(price));
