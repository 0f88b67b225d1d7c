import { plainDigits } from '@e-store/shared/plain-digits';
import type { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { newStaffOrderMessages as messages } from '../../../messages/en/orders/new-staff-order.ts';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { ShippingFieldName } from '../shipping-fields.ts';
import { usePincodePlace } from '../use-pincode-place.ts';
import type { NewOrderValues } from './new-order-form.ts';
import { findPlace } from './new-staff-order.slice.ts';
import styles from './new-order.module.css';

type NewOrderAddressProps = {
  field: ReturnType<typeof useDraftedForm<NewOrderValues>>['field'];
  pincode: string;
  readCity: () => string;
  fillCity: (city: string) => void;
};

const { fields } = checkoutMessages;

export function NewOrderAddress({ field, pincode, readCity, fillCity }: NewOrderAddressProps) {
  const dispatch = useAppDispatch();
  const place = usePincodePlace(
    async (typed) => {
      const outcome = await dispatch(findPlace(typed));
      if (findPlace.fulfilled.match(outcome)) return outcome.payload;
      return outcome.payload?.status === 404 ? null : undefined;
    },
    { read: readCity, fill: fillCity, pincode },
  );
  const input = (name: ShippingFieldName) => ({ ...field(name), label: fields[name], autoComplete: 'off' });
  const pincodeInput = input('pincode');
  return (
    <Panel title={messages.address}>
      <div className={styles.fields}>
        <Field {...input('firstName')} />
        <Field {...input('lastName')} />
        <Field {...input('phoneNo')} type="tel" inputMode="numeric" />
        <Field {...input('email')} type="email" />
        <TextArea {...input('address')} rows={3} className={styles.wide} />
        <Field
          {...pincodeInput}
          hint={place.hint}
          inputMode="numeric"
          onChange={async (event) => {
            event.target.value = plainDigits(event.target.value);
            await pincodeInput.onChange(event);
            await place.check(event.target.value);
          }}
        />
        <Field {...input('city')} />
        <output className={styles.offer}>
          {place.offered && (
            <>
              {checkoutMessages.cityDiffers(place.offered)}{' '}
              <Button kind="ghost" size="compact" onClick={() => place.take(place.offered ?? '')}>
                {checkoutMessages.takeCity(place.offered)}
              </Button>
            </>
          )}
        </output>
        <Field {...field('businessName')} label={messages.businessName} autoComplete="off" maxLength={120} />
        <Field
          {...field('gstin')}
          label={messages.gstin}
          hint={messages.gstinHint}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </div>
    </Panel>
  );
}
