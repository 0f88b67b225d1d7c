import type { BusinessBuyer } from '@e-store/shared/invoices/gstin';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { checkBy, whenLoaded } from '../../../lib/use-checked-form.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './business-fields.module.css';

const loadCheck = async () => checkBy((await import('@e-store/shared/invoices/gstin')).BusinessBuyer);

type Fields = keyof BusinessBuyer;
const NAMES: readonly Fields[] = ['name', 'gstin'];

type BusinessBuyerState = {
  saved: BusinessBuyer | undefined;
  /** Errors of the server by field. */
  refused: Record<string, string> | undefined;
  onSave: (typed: BusinessBuyer | undefined) => void;
};

export function useBusinessBuyer({ saved, refused, onSave }: BusinessBuyerState) {
  const [isBusiness, setBusiness] = useState(saved !== undefined);
  const form = useForm<BusinessBuyer>({
    resolver: whenLoaded(loadCheck),
    defaultValues: saved ?? { name: '', gstin: '' },
  });
  const { register, setError, getValues, formState, handleSubmit } = form;
  useEffect(() => {
    for (const name of NAMES) {
      const message = refused?.[`business.${name}`];
      if (message) setError(name, { message });
    }
  }, [refused, setError]);
  return {
    isBusiness,
    setBusiness: (isOn: boolean) => {
      setBusiness(isOn);
      onSave(isOn ? getValues() : undefined);
    },
    field: (name: Fields) => ({
      ...register(name, { onChange: () => onSave(getValues()) }),
      label: checkoutMessages.businessFields[name],
      error: formState.errors[name]?.message,
    }),
    /** The checked details, none for a private order, or `invalid` after showing the errors. */
    read: () =>
      new Promise<BusinessBuyer | 'invalid' | undefined>((resolve) => {
        if (isBusiness) void handleSubmit(resolve, () => resolve('invalid'))();
        else resolve(undefined);
      }),
  };
}

type BusinessFieldsProps = { business: ReturnType<typeof useBusinessBuyer>; hasGst: boolean };

/** For an invoice that names a business and its GSTIN. */
export function BusinessFields({
  business: { isBusiness, setBusiness, field },
  hasGst,
}: BusinessFieldsProps) {
  return (
    <div className={styles.part}>
      <CheckBox
        label={hasGst ? checkoutMessages.isBusinessWithGst : checkoutMessages.isBusiness}
        checked={isBusiness}
        onChange={({ target }) => setBusiness(target.checked)}
      />
      {isBusiness && (
        <>
          {!hasGst && <p className={styles.hint}>{checkoutMessages.businessHint}</p>}
          <Field {...field('name')} autoComplete="billing organization" maxLength={120} required />
          <Field
            {...field('gstin')}
            hint={checkoutMessages.gstinHint}
            autoComplete="off"
            autoCapitalize="characters"
            required
          />
        </>
      )}
    </div>
  );
}
