import { formatRupees } from '@e-store/shared/money';
import { X } from 'lucide-react';
import { cartMessages } from '../../../messages/en/cart.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './applied-promo.module.css';

type AppliedPromoProps = {
  code: string;
  refusal: string | undefined;
  /** In rupees; undefined while loading. */
  discount: number | undefined;
  onRemove: () => void;
};

export function AppliedPromo({ code, refusal, discount, onRemove }: AppliedPromoProps) {
  return (
    <div className={styles.promo}>
      <p className={styles.code}>
        <b>{code}</b>
        <button
          type="button"
          className={styles.remove}
          aria-label={cartMessages.promo.remove(code)}
          onClick={onRemove}
        >
          {cartMessages.promo.removeShort}
          <Icon of={X} small />
        </button>
      </p>
      {refusal ? (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      ) : (
        <output className={styles.words}>
          {cartMessages.promo.applied(discount ? formatRupees(discount) : undefined)}
        </output>
      )}
    </div>
  );
}
