import { deliveryWindow } from '@e-store/shared/orders/delivery';
import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { deliveryWords } from '../../../content/delivery.ts';
import { hasFocus } from '../../../lib/has-focus.ts';
import { formatDay, formatDays } from '../../../lib/india-days.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { usePincode } from '../use-pincode.ts';
import styles from './delivery-note.module.css';
import { PincodeForm } from './pincode-form.tsx';

/**
 * Delivery date and place of an order made now. Rendered in the browser only, because server pages may
 * predate midnight in India and lack the pincode.
 */
export function DeliveryNote() {
  const isHydrated = useIsHydrated();
  const { place, isKnown } = usePincode();
  const [now] = useState(() => new Date());
  const [isChanging, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const isAsking = isKnown && (place === null || isChanging);
  const windowOf = (method: 'standard' | 'express') => deliveryWindow(now, method, place?.pincode);
  const days = (method: 'standard' | 'express') => formatDays(windowOf(method));
  return (
    <div className={styles.note}>
      <Icon of={MapPin} />
      <div className={styles.words}>
        <p className={styles.promise}>
          {isHydrated && <b>{deliveryWords.getItBy(formatDay(windowOf('standard').to))}</b>}
          {place && !isChanging && (
            <TextButton
              ref={change}
              className={styles.change}
              aria-label={deliveryWords.changeLabel}
              onClick={() => setChanging(true)}
            >
              {deliveryWords.change}
            </TextButton>
          )}
        </p>
        <div className={styles.place}>
          {isAsking && (
            <PincodeForm
              known={place?.pincode}
              onFound={() => {
                setChanging(false);
                // Moves focus to the button that replaces the form, unless it moved elsewhere.
                setTimeout(() => {
                  if (hasFocus(null)) change.current?.focus();
                });
              }}
            />
          )}
          <output>
            {place && !isAsking && (
              <>
                {deliveryWords.to(place)} <span className={styles.days}>{deliveryWords.cash}</span>
                <br />
                <span className={styles.days}>{deliveryWords.standard(days('standard'))}</span>{' '}
                <span className={styles.days}>{deliveryWords.express(days('express'))}</span>
              </>
            )}
          </output>
        </div>
      </div>
    </div>
  );
}
