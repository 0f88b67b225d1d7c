import { COUNTRY, ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { checkoutWords } from '../../../content/orders.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { SHIPPING_FIELDS, type ShippingFieldName } from '../shipping-fields.ts';
import styles from './shipping-form.module.css';

type Entries = z.input<typeof ShippingInfo>;
export type ShippingErrors = Partial<Record<ShippingFieldName, string>>;

type ShippingFormProps = {
  /** For the button that sends it from elsewhere on the page. */
  id: string;
  /** What is known of the shopper already. */
  known: Partial<ShippingInfo>;
  /** What the server found wrong. */
  refused: ShippingErrors | undefined;
  /** With every key, so that nothing typed is lost, whichever way one leaves. */
  onSave: (entries: Partial<ShippingInfo>) => void;
  onSend: (info: ShippingInfo) => void;
  /** Sent with something to mend; nothing goes out. */
  onRefuse: (lacks: { mobile: boolean }) => void;
  /** What else belongs to the form. */
  children: ReactNode;
};

const idOf = (form: string, field: string) => `${form}-${field}`;

/** Where the order goes. Every field is checked by the rule of the server; what is wrong stands beside it and on top. */
export function ShippingForm({ id, known, refused, onSave, onSend, onRefuse, children }: ShippingFormProps) {
  const { register, handleSubmit, getValues, setError, setFocus, formState } = useForm<
    Entries,
    unknown,
    ShippingInfo
  >({
    resolver: zodResolver(ShippingInfo),
    defaultValues: { ...EMPTY, ...known, contry: COUNTRY },
    shouldFocusError: false, // the summary takes it
  });
  const { errors, submitCount } = formState;
  const isEmpty = (field: ShippingFieldName) => String(getValues(field) ?? '').trim() === '';

  useEffect(() => {
    if (!refused) return;
    for (const field of SHIPPING_FIELDS) if (refused[field]) setError(field, { message: refused[field] });
  }, [refused, setError]);

  const save = () => {
    const entries = getValues();
    onSave({ ...entries, phoneNo: String(entries.phoneNo), pincode: String(entries.pincode) });
  };
  const errorOf = (field: ShippingFieldName) => {
    if (field === 'phoneNo' && errors.phoneNo && isEmpty('phoneNo')) return checkoutWords.mobileMissing;
    return errors[field]?.message;
  };
  const field = (name: ShippingFieldName) => ({
    ...register(name, { onChange: save }),
    id: idOf(id, name),
    label: checkoutWords.fields[name],
    error: errorOf(name),
    required: true,
  });

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
          return message ? [{ id: idOf(id, name), label: checkoutWords.fields[name], message, name }] : [];
        })}
        round={submitCount}
        onChoose={setFocus}
      />
      <div className={styles.fields}>
        <Field {...field('firstName')} autoComplete="given-name" />
        <Field {...field('lastName')} autoComplete="family-name" />
        <Field
          {...field('email')}
          className={styles.wide}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Field
          {...field('phoneNo')}
          className={styles.wide}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
        <Field {...field('address')} className={styles.wide} autoComplete="street-address" />
        <Field {...field('pincode')} inputMode="numeric" autoComplete="postal-code" />
        <Field {...field('city')} autoComplete="address-level2" />
        <SelectField {...field('contry')} className={styles.wide} autoComplete="country-name">
          <option value={COUNTRY}>{COUNTRY}</option>
        </SelectField>
      </div>
      {children}
    </form>
  );
}

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNo: '',
  address: '',
  pincode: '',
  city: '',
};
