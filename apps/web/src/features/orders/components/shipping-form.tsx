import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { plainDigits } from '@e-store/shared/plain-digits';
import type { ReactNode } from 'react';
import { checkoutWords } from '../../../content/orders.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SHIPPING_FIELDS, type ShippingErrors, type ShippingFieldName } from '../shipping-fields.ts';
import { type FindPlace, usePlaceOfPincode } from '../use-place-of-pincode.ts';
import { useShippingForm } from '../use-shipping-form.ts';
import { ErrorSummary } from './error-summary.tsx';
import { LastAddress } from './last-address.tsx';
import { OfferedCity } from './offered-city.tsx';
import styles from './shipping-form.module.css';

type ShippingFormProps = {
  /** For the button that sends it from elsewhere on the page. */
  id: string;
  /** What is known of the shopper already. */
  known: Partial<ShippingInfo>;
  /** The city among it that nobody typed: it follows the pincode. */
  prefilledCity: string | undefined;
  /** Where a parcel was delivered before. */
  last: ShippingInfo | undefined;
  /** What the server found wrong. */
  refused: ShippingErrors | undefined;
  findPlace: FindPlace;
  /** With every key, so that nothing typed is lost, whichever way one leaves. */
  onSave: (entries: ShippingInfo) => void;
  onSend: (info: ShippingInfo) => void;
  /** Sent with something to mend; nothing goes out. */
  onRefuse: (lacks: { mobile: boolean }) => void;
  /** What else belongs to the form. */
  children: ReactNode;
};

/** Where the order goes. Every field is checked by the rule of the server; what is wrong stands beside it and on top. */
export function ShippingForm(props: ShippingFormProps) {
  const { id, known, prefilledCity, last, refused, findPlace, onSave, onSend, onRefuse, children } = props;
  const form = useShippingForm({ known, refused, onSave });
  const { handleSubmit, setFocus, submitCount, errorOf, isEmpty, fill, registered } = form;
  const pincode = usePlaceOfPincode(findPlace, {
    read: form.cityTyped,
    fill: (city) => fill({ city }),
    prefilled: prefilledCity,
  });
  const idOf = (name: ShippingFieldName) => `${id}-${name}`;
  const field = (name: ShippingFieldName) => ({
    ...registered(name),
    id: idOf(name),
    label: checkoutWords.fields[name],
    error: errorOf(name),
    required: true,
  });
  const pincodeField = field('pincode');

  return (
    <form
      id={id}
      noValidate
      className={styles.form}
      onSubmit={(event) => void handleSubmit(onSend, () => onRefuse({ mobile: isEmpty('phoneNo') }))(event)}
    >
      <ErrorSummary
        errors={SHIPPING_FIELDS.flatMap((name) => {
          const message = errorOf(name);
          return message ? [{ id: idOf(name), label: checkoutWords.fields[name], message, name }] : [];
        })}
        round={submitCount}
        onChoose={setFocus}
      />
      {last && <LastAddress last={last} onUse={() => fill(last)} />}
      <div className={styles.fields}>
        <Field {...field('firstName')} autoComplete="shipping given-name" />
        <Field {...field('lastName')} autoComplete="shipping family-name" />
        <Field
          {...field('email')}
          className={styles.wide}
          type="email"
          inputMode="email"
          autoComplete="shipping email"
        />
        <Field
          {...field('phoneNo')}
          className={styles.wide}
          type="tel"
          inputMode="numeric"
          autoComplete="shipping tel-national"
        />
        <Field {...field('address')} className={styles.wide} autoComplete="shipping street-address" />
        <Field
          {...pincodeField}
          hint={pincode.hint}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          onChange={async (event) => {
            event.target.value = plainDigits(event.target.value);
            await pincodeField.onChange(event);
            await pincode.check(event.target.value);
          }}
        />
        <Field {...field('city')} autoComplete="shipping address-level2" />
        <OfferedCity city={pincode.offered} onUse={pincode.take} />
        <SelectField {...field('contry')} className={styles.wide} autoComplete="shipping country-name">
          <option value="India">{checkoutWords.india}</option>
        </SelectField>
      </div>
      {children}
    </form>
  );
}
