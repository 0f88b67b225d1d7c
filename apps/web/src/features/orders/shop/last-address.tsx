import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './last-address.module.css';

export function LastAddress({ last, onUse }: { last: ShippingInfo; onUse: () => void }) {
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
