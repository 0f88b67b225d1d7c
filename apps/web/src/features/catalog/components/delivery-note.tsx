import { deliveryWindow } from '@e-store/shared/orders/delivery';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { productWords } from '../../../content/product.ts';
import { formatDay } from '../../../lib/india-days.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './delivery-note.module.css';

/**
 * The last day of standard delivery for an order of now. Only the browser writes it, into a line that is kept free for
 * it: a page that was rendered before midnight in India would name another day.
 */
export function DeliveryNote() {
  const isHydrated = useIsHydrated();
  const [now] = useState(() => new Date());
  return (
    <p className={styles.note}>
      <Icon of={MapPin} />
      <b className={styles.words}>
        {isHydrated && productWords.getItBy(formatDay(deliveryWindow(now, 'standard').to))}
      </b>
    </p>
  );
}
