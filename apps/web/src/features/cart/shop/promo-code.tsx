import { useState } from 'react';
import { cartMessages } from '../../../messages/en/cart.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './promo-code.module.css';

type PromoCodeProps = {
  /** Resolves to the reason of a refusal. */
  onApply: (code: string) => Promise<string | undefined>;
};

const { promo } = cartMessages;

export function PromoCode({ onApply }: PromoCodeProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function apply() {
    const wanted = code.trim();
    if (busy) return;
    if (wanted === '') return setError(promo.missing);
    setBusy(true);
    setError(await onApply(wanted));
    setBusy(false);
  }

  return (
    <form
      className={styles.promo}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <Field
        label={promo.label}
        placeholder={promo.label}
        className={styles.field}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        error={error}
        onChange={({ target }) => {
          setCode(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" kind="ghost" busy={busy}>
        {promo.apply}
      </Button>
      <output className={styles.feedback}>{error}</output>
    </form>
  );
}
