import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { plainDigits } from '@e-store/shared/plain-digits';
import { type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SHIPPING_FIELDS, type ShippingErrors, type ShippingFieldName } from '../shipping-fields.ts';
import { type FindPlace, usePincodePlace } from '../use-pincode-place.ts';
import { Button } from '../../../ui/button.tsx';
import { checkBy, whenLoaded } from '../../../lib/use-checked-form.ts';
import styles from './shipping-form.module.css';
import errorSummaryStyles from './error-summary.module.css';

type ShippingFormProps = {
  id: string;
  known: Partial<ShippingInfo>;
  last: ShippingInfo | undefined;
  /** Receives the mails of the order. */
  accountEmail: string | undefined;
  refused: ShippingErrors | undefined;
  findPlace: FindPlace;
  /** Runs on every key press, so that nothing is lost on leaving. */
  onSave: (entries: ShippingInfo) => void;
  onSend: (info: ShippingInfo) => void;
  onRefuse: (missing: { mobile: boolean }) => void;
  children: ReactNode;
};

/** Server rules validate every field; errors show beside the field and in a summary. */
export function ShippingForm(props: ShippingFormProps) {
  const { id, known, last, accountEmail, refused, findPlace, onSave, onSend, onRefuse, children } = props;
  const form = useShippingForm({ known, refused, onSave });
  const { handleSubmit, setFocus, submitCount, errorOf, isEmpty, fill, registered } = form;
  const pincode = usePincodePlace(findPlace, {
    read: form.cityTyped,
    fill: (city) => fill({ city }),
    pincode: known.pincode,
  });
  const idOf = (name: ShippingFieldName) => `${id}-${name}`;
  const field = (name: ShippingFieldName) => ({
    ...registered(name),
    id: idOf(name),
    label: checkoutMessages.fields[name],
    error: errorOf(name),
    required: true,
  });
  const pincodeField = field('pincode');
  const hasOtherEmail = accountEmail && known.email?.trim().toLowerCase() !== accountEmail;

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
          return message ? [{ id: idOf(name), label: checkoutMessages.fields[name], message, name }] : [];
        })}
        round={submitCount}
        onChoose={setFocus}
      />
      {last && (
        <LastAddress
          last={last}
          onUse={() => {
            fill(last);
            pincode.startFrom(last.pincode);
          }}
        />
      )}
      <div className={styles.fields}>
        <Field {...field('firstName')} autoComplete="shipping given-name" />
        <Field {...field('lastName')} autoComplete="shipping family-name" />
        <Field
          {...field('email')}
          hint={hasOtherEmail ? checkoutMessages.emailHint(accountEmail) : undefined}
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
          <option value="India">{checkoutMessages.india}</option>
        </SelectField>
      </div>
      {children}
    </form>
  );
}

type OfferedCityProps = { city: string | undefined; onUse: (city: string) => void };

function OfferedCity({ city, onUse }: OfferedCityProps) {
  return (
    <output className={city ? styles.offer : styles.none}>
      {city && (
        <>
          {checkoutMessages.cityDiffers(city)}{' '}
          <button type="button" className={styles.use} onClick={() => onUse(city)}>
            {checkoutMessages.takeCity(city)}
          </button>
        </>
      )}
    </output>
  );
}

function LastAddress({ last, onUse }: { last: ShippingInfo; onUse: () => void }) {
  const { firstName, lastName, address, city, pincode } = last;
  return (
    <section className={styles.box} aria-label={checkoutMessages.lastAddress}>
      <div>
        <p className={styles.title}>{checkoutMessages.lastAddress}</p>
        <p className={styles.words}>
          {firstName} {lastName}, {address}, {city} {pincode}
        </p>
      </div>
      <Button kind="ghost" size="compact" onClick={onUse}>
        {checkoutMessages.takeLastAddress}
      </Button>
    </section>
  );
}

type ErrorSummaryProps<Name extends string> = {
  errors: readonly { id: string; label: string; message: string; name: Name }[];
  /** Number of submits; each moves focus to the summary. */
  round: number;
  onChoose: (name: Name) => void;
};

function ErrorSummary<Name extends string>({ errors, round, onChoose }: ErrorSummaryProps<Name>) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (round > 0) summary.current?.focus();
  }, [round]);
  if (errors.length === 0) return null;
  const title = checkoutMessages.fieldsToFix(errors.length);
  return (
    <section ref={summary} tabIndex={-1} aria-label={title} className={errorSummaryStyles.summary}>
      <p className={errorSummaryStyles.title}>{title}</p>
      <ul>
        {errors.map(({ id, label, message, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={errorSummaryStyles.link}
              onClick={(event) => {
                event.preventDefault(); // a history entry would stand between form and cart
                onChoose(name);
              }}
            >
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const EMPTY: ShippingInfo = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNo: '',
  address: '',
  pincode: '',
  city: '',
  contry: 'India', // (sic) spec §3; the country is fixed (§5)
};

const loadShippingCheck = async () =>
  checkBy((await import('@e-store/shared/orders/shipping-info')).ShippingInfo);

type ShippingFormState = {
  known: Partial<ShippingInfo>;
  refused: ShippingErrors | undefined;
  onSave: (entries: ShippingInfo) => void;
};

function useShippingForm({ known, refused, onSave }: ShippingFormState) {
  const form = useForm<ShippingInfo>({
    resolver: whenLoaded(loadShippingCheck),
    defaultValues: { ...EMPTY, ...known, contry: EMPTY.contry },
    shouldFocusError: false,
  });
  const { register, getValues, setError, setValue, formState } = form;
  const { errors } = formState;

  // Preloaded for PLACE ORDER, outside the initial bundle.
  useEffect(() => void loadShippingCheck().catch(() => undefined), []);
  useEffect(() => {
    if (!refused) return;
    for (const field of SHIPPING_FIELDS) if (refused[field]) setError(field, { message: refused[field] });
  }, [refused, setError]);

  const isEmpty = (name: ShippingFieldName) => getValues(name).trim() === '';
  const save = () => onSave(getValues());
  return {
    handleSubmit: form.handleSubmit,
    setFocus: form.setFocus,
    submitCount: formState.submitCount,
    cityTyped: () => getValues('city'),
    isEmpty,
    errorOf: (name: ShippingFieldName) => errors[name]?.message,
    fill: (entries: Partial<ShippingInfo>) => {
      for (const name of SHIPPING_FIELDS) {
        const entry = entries[name];
        if (entry !== undefined) setValue(name, entry, { shouldValidate: formState.isSubmitted });
      }
      save();
    },
    registered: (name: ShippingFieldName) => register(name, { onChange: save }),
  };
}
