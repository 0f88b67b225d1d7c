import { isSameLine } from '@e-store/shared/cart/cart-line';
import type { CustomerCard } from '@e-store/shared/customers/customer';
import { formatDays } from '@e-store/shared/format-day';
import { DELIVERY_METHODS, deliveryWindow } from '@e-store/shared/orders/delivery';
import { deliveryPrices } from '@e-store/shared/orders/order-totals';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { paths } from '@e-store/shared/web-paths';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useParams, useRevalidator } from 'react-router-dom';
import { ChargeLines } from '../../../features/cart/shop/charge-lines.tsx';
import { NewOrderAddress } from '../../../features/orders/admin/new-order-address.tsx';
import type { NewOrderLine } from '../../../features/orders/admin/new-order-form.ts';
import { NewOrderLines } from '../../../features/orders/admin/new-order-lines.tsx';
import { newStaffOrder } from '../../../features/orders/admin/new-staff-order.slice.ts';
import { ProductFinder } from '../../../features/orders/admin/product-finder.tsx';
import { isPincode } from '@e-store/shared/pincode';
import { useNewOrder } from '../../../features/orders/admin/use-new-order.ts';
import { selectCharges } from '../../../features/store/store.slice.ts';
import { newStaffOrderMessages as messages } from '../../../messages/en/orders/new-staff-order.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { FormSkeleton } from '../../../ui/admin/form-skeleton.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { RadioOption } from '../../../ui/radio-option.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import adminStyles from '../../../ui/admin/admin.module.css';
import styles from '../../../features/orders/admin/new-order.module.css';

export function Component() {
  const { id = '' } = useParams();
  const found = useSelector(newStaffOrder.select);
  const error = useSelector(newStaffOrder.selectError);
  const { revalidate } = useRevalidator();
  const shown = found?.customer._id === id ? found : null;
  const name = shown ? `${shown.customer.firstname} ${shown.customer.lastname}` : undefined;
  return (
    <>
      <TextLink to={paths.customer(id)} className={adminStyles.back}>
        {messages.back}
      </TextLink>
      <AdminPageHeader title={messages.title(name)} />
      {error && !shown && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
      {!error && !shown && <FormSkeleton label={messages.loading} />}
      {shown && <NewOrder key={`${id} ${shown.customer.latest[0]?._id}`} {...shown} />}
    </>
  );
}

type NewOrderProps = { customer: CustomerCard; shippingInfo: ShippingInfo | undefined };

function NewOrder({ customer, shippingInfo }: NewOrderProps) {
  const navigate = useNavigate();
  const { showMessage, toast } = useToast();
  const charges = useSelector(selectCharges);
  const [now] = useState(() => new Date());
  const order = useNewOrder({
    customer,
    shippingInfo,
    onPlaced: ({ _id }) => void navigate(paths.staffOrder(_id), { replace: true }),
  });
  const { form, field, lines, quoting, promoFocus } = order;
  const promo = field('promoCode');
  const prices = charges && quoting.quote ? deliveryPrices(charges, quoting.quote.items) : undefined;
  const refusal = quoting.quote?.promo?.refusal;

  function add(line: Omit<NewOrderLine, 'quantity'>) {
    const { quantity = 1 } = order.add(line).find((each) => isSameLine(each, line)) ?? {};
    showMessage(messages.added(line.name, line.size, quantity));
  }

  return (
    <>
      <ProductFinder onAdd={add} />
      <Form failure={order.failure?.message} onSubmit={order.onSubmit}>
        <div className={adminStyles.columns}>
          <div className={adminStyles.column}>
            <NewOrderLines
              lines={lines}
              quote={quoting.quote}
              error={field('lines').error}
              onChange={order.setQuantity}
            />
            <NewOrderAddress
              field={field}
              pincode={order.pincode}
              readCity={() => form.getValues('city')}
              fillCity={(city) => form.setValue('city', city, { shouldValidate: form.formState.isSubmitted })}
            />
          </div>
          <Panel title={messages.summary}>
            <div className={styles.summary}>
              <ChoiceList legend={messages.delivery}>
                {DELIVERY_METHODS.map((method) => (
                  <RadioOption
                    key={method}
                    {...form.register('deliveryMethod')}
                    value={method}
                    label={messages.deliveryChoice(
                      method,
                      prices?.[method],
                      formatDays(
                        deliveryWindow(now, method, isPincode(order.pincode) ? order.pincode : undefined),
                      ),
                    )}
                  />
                ))}
              </ChoiceList>
              <Field
                {...promo}
                label={messages.promoCode}
                hint={messages.promoHint}
                error={promo.error ?? refusal}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                onFocus={() => {
                  promo.onFocus();
                  promoFocus.onFocus();
                }}
                onBlur={(event) => {
                  promoFocus.onBlur();
                  return promo.onBlur(event);
                }}
              />
              {lines.length === 0 ? (
                <p className={styles.quiet}>{messages.noTotal}</p>
              ) : (
                <ChargeLines
                  quote={quoting.quote}
                  fee={quoting.fee}
                  isCurrent={quoting.isCurrent}
                  isTaxIncluded={charges?.taxMode === 'included'}
                />
              )}
              {quoting.failure && (
                <ErrorPanel message={quoting.failure} onRetry={() => void quoting.refresh()} />
              )}
              <p>{quoting.codReason ?? messages.payment}</p>
              <p className={styles.quiet}>{messages.mailed(customer.email)}</p>
              <SubmitButton busy={order.busy}>{messages.placeOrder}</SubmitButton>
            </div>
          </Panel>
        </div>
      </Form>
      {toast}
    </>
  );
}
