import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { checkBy, whenLoaded } from '../../lib/use-checked-form.ts';
import { SHIPPING_FIELDS, type ShippingErrors, type ShippingFieldName } from './shipping-fields.ts';

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

type ShippingForm = {
  known: Partial<ShippingInfo>;
  refused: ShippingErrors | undefined;
  onSave: (entries: ShippingInfo) => void;
};

/** Address form: saves on every key press, validates on submit. */
export function useShippingForm({ known, refused, onSave }: ShippingForm) {
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
