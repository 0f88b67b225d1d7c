import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { isAddressEditable } from '@e-store/shared/orders/order-lifecycle';
import { useState } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { failedDeliveryMessages } from '../../../messages/en/orders/failed-deliveries.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { readFormDraft } from '../../../lib/form-drafts.storage.ts';
import { useIsHydrated, useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './order.module.css';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { checkoutMessages, orderMessages } from '../../../messages/en/orders/orders.ts';
import { ConflictDialog, conflictingRecord } from '../../../ui/admin/conflict-dialog.tsx';
import { updateOrderAddress, staffOrderReceived } from './staff-order.slice.ts';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { SHIPPING_FIELDS } from '../shipping-fields.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

const loadCheck = async () => checkBy((await import('@e-store/shared/orders/shipping-info')).ShippingInfo);
const { fields } = checkoutMessages;

type FullOrder = Extract<StaffOrder, { view: 'full' }>;
const addressDraftOf = (order: string) => `order/${order}/address`;

type AddressFormProps = { shown: FullOrder; onDone: () => void };

/** On a version conflict, shows both versions to choose from. */
function AddressForm({ shown, onDone }: AddressFormProps) {
  const dispatch = useAppDispatch();
  const { _id: id, shippingInfo: to } = shown.order;
  const [conflict, setConflict] = useState<{ latest: FullOrder; typed: ShippingInfo }>();

  async function save(typed: ShippingInfo, version: number): Promise<ApiFailure | undefined> {
    const refused = failureOf(await dispatch(updateOrderAddress({ id, version, ...typed })));
    const latest = refused && (conflictingRecord(refused, 'order') as FullOrder | undefined);
    setConflict(latest && { latest, typed });
    if (!refused) close();
    return latest ? undefined : refused;
  }

  const { field, busy, failure, onSubmit, deleteDraft } = useDraftedForm<ShippingInfo>({
    draft: addressDraftOf(id),
    loadCheck,
    defaultValues: to,
    version: shown.addressVersion,
    isSavedBySend: false,
    send: save,
  });
  const close = () => {
    deleteDraft();
    onDone();
  };
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      <p className={styles.quiet}>{adminOrderMessages.addressUntil}</p>
      <Field {...field('firstName')} label={fields.firstName} />
      <Field {...field('lastName')} label={fields.lastName} />
      <TextArea {...field('address')} label={fields.address} rows={3} />
      <Field {...field('pincode')} label={fields.pincode} inputMode="numeric" />
      <Field {...field('city')} label={fields.city} />
      <Field {...field('phoneNo')} label={fields.phoneNo} inputMode="tel" />
      <Field {...field('email')} label={fields.email} type="email" />
      <div className={styles.ways}>
        <SubmitButton busy={busy}>{adminOrderMessages.saveAddress}</SubmitButton>
        <Button kind="ghost" onClick={close}>
          {adminOrderMessages.closeWithout}
        </Button>
      </div>
      {conflict && (
        <ConflictDialog
          lead={adminOrderMessages.addressConflictLead}
          differences={differencesOf(conflict.latest.order.shippingInfo, conflict.typed)}
          onMine={() => save(conflict.typed, conflict.latest.addressVersion)}
          onCurrent={() => {
            dispatch(staffOrderReceived(conflict.latest));
            close();
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Form>
  );
}

const differencesOf = (current: ShippingInfo, typed: ShippingInfo) =>
  SHIPPING_FIELDS.filter((name) => current[name] !== typed[name]).map((name) => ({
    label: fields[name],
    current: current[name],
    yours: typed[name],
  }));

/** An Admin can edit it until the order is packed. */
export function AddressPanel({ shown }: { shown: StaffOrder }) {
  const [isEditing, setEditing] = useState<boolean>();
  const { _id: id, shippingInfo: to, orderStatus } = shown.order;
  const isBack =
    useIsHydrated() && isEditing === undefined && readFormDraft(addressDraftOf(id)) !== undefined;
  const isOpen = shown.view === 'full' && isAddressEditable(orderStatus);
  const { isErased } = shown;
  return (
    <Panel title={adminOrderMessages.address}>
      {isOpen && (isEditing || isBack) ? (
        <AddressForm shown={shown} onDone={() => setEditing(false)} />
      ) : (
        <div className={styles.stack}>
          {isErased && <p role="note">{adminOrderMessages.accountDeleted}</p>}
          <address className={styles.address}>{adminOrderMessages.addressLines(to, to.contry)}</address>
          {!isErased && (
            <p>
              <a href={`tel:+91${shown.deliveryPhone}`}>{shown.deliveryPhone}</a>
              {shown.deliveryPhone !== to.phoneNo && (
                <>
                  <br />
                  <span className={styles.quiet}>{failedDeliveryMessages.callInstead(to.phoneNo)}</span>
                </>
              )}
              {shown.view === 'full' && (
                <>
                  <br />
                  <a href={`mailto:${shown.order.shippingInfo.email}`}>{shown.order.shippingInfo.email}</a>
                </>
              )}
            </p>
          )}
          {shown.view === 'full' && shown.order.business && (
            <p>{orderMessages.invoiceTo(shown.order.business)}</p>
          )}
          {isOpen && (
            <div>
              <Button kind="ghost" size="compact" onClick={() => setEditing(true)}>
                {adminOrderMessages.editAddress}
              </Button>
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
