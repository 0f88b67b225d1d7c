import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { deliveryMessages } from '../../../messages/en/delivery.ts';
import { hasFocus } from '../../../lib/has-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { usePincode } from '../use-pincode.ts';
import styles from './pincode-form.module.css';

type PincodeFormProps = {
  /** Previous pincode; the field then takes the focus. */
  known: string | undefined;
  onFound: () => void;
};

export function PincodeForm({ known, onFound }: PincodeFormProps) {
  const { check, isChecking } = usePincode();
  const [error, setError] = useState<string>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Runs once: other renders must not move the focus.
  const [wasKnown] = useState(known !== undefined);
  useEffect(() => {
    if (!wasKnown) return;
    input.current?.focus();
    input.current?.select();
  }, [wasKnown]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const refused = await check(input.current?.value.trim() ?? '');
    if (!refused) return onFound();
    setError(refused.fields?.['pincode'] ?? refused.message);
    if (hasFocus(form)) input.current?.focus();
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      <label htmlFor={id}>{deliveryMessages.field}</label>
      <input
        id={id}
        name="pincode"
        ref={input}
        className={styles.input}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        defaultValue={known}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={() => setError(undefined)}
      />
      <Button kind="ghost" size="compact" type="submit" busy={isChecking}>
        {deliveryMessages.check}
      </Button>
      <p id={`${id}-note`} role="status" className={error ? styles.error : styles.hint}>
        {error ?? deliveryMessages.hint}
      </p>
    </form>
  );
}
