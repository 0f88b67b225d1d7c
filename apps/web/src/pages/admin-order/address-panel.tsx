import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { isAddressOpen } from '@e-store/shared/orders/staff-moves';
import { useState } from 'react';
import { dashOrders } from '../../content/dash-orders.ts';
import { checkoutWords } from '../../content/orders.ts';
import { Panel } from '../../features/admin/components/panel.tsx';
import { readdressOrder } from '../../features/admin/orders/staff-order.slice.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { useCheckedForm } from '../../lib/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './admin-order-page.module.css';

/** Where it goes. Until it is packed, Admin can mend it. */
export function AddressPanel({ shown }: { shown: StaffOrder }) {
  const [isMending, setMending] = useState(false);
  const { _id: id, shippingInfo: to, orderStatus } = shown.order;
  const isOpen = shown.view === 'full' && isAddressOpen(orderStatus);
  return (
    <Panel title={dashOrders.address}>
      {isOpen && isMending ? (
        <AddressForm id={id} to={to} onDone={() => setMending(false)} />
      ) : (
        <div className={styles.stack}>
          <address className={styles.address}>{dashOrders.addressLines(to, to.contry)}</address>
          <p>
            <a href={`tel:+91${to.phoneNo}`}>{to.phoneNo}</a>
            <br />
            <a href={`mailto:${to.email}`}>{to.email}</a>
          </p>
          {isOpen && (
            <div>
              <Button kind="ghost" size="compact" onClick={() => setMending(true)}>
                {dashOrders.mendAddress}
              </Button>
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}

const loadCheck = async () => (await import('../../features/admin/orders/order-checks.ts')).addressCheck;
const { fields } = checkoutWords;

type AddressFormProps = { id: string; to: ShippingInfo; onDone: () => void };

function AddressForm({ id, to, onDone }: AddressFormProps) {
  const dispatch = useAppDispatch();
  const { field, busy, failure, onSubmit } = useCheckedForm<ShippingInfo>({
    loadCheck,
    defaultValues: to,
    async send(typed) {
      const refused = failureOf(await dispatch(readdressOrder({ id, ...typed })));
      if (!refused) onDone();
      return refused;
    },
  });
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      <p className={styles.quiet}>{dashOrders.addressUntil}</p>
      <Field {...field('firstName')} label={fields.firstName} />
      <Field {...field('lastName')} label={fields.lastName} />
      <TextArea {...field('address')} label={fields.address} rows={3} />
      <Field {...field('pincode')} label={fields.pincode} inputMode="numeric" />
      <Field {...field('city')} label={fields.city} />
      <Field {...field('phoneNo')} label={fields.phoneNo} inputMode="tel" />
      <Field {...field('email')} label={fields.email} type="email" />
      <div className={styles.ways}>
        <SubmitButton busy={busy}>{dashOrders.saveAddress}</SubmitButton>
        <Button kind="ghost" onClick={onDone}>
          {dashOrders.closeWithout}
        </Button>
      </div>
    </Form>
  );
}
