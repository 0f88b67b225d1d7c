import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './no-orders.module.css';

type NoOrdersProps = {
  hasEarlier?: boolean;
  kind?: 'primary' | 'ghost';
};

export function NoOrders({ hasEarlier = false, kind = 'primary' }: NoOrdersProps) {
  return (
    <div className={styles.none}>
      <p className={styles.words}>{hasEarlier ? orderMessages.beyond : orderMessages.none}</p>
      {hasEarlier ? (
        <ButtonLink to={paths.myOrders()}>{orderMessages.first}</ButtonLink>
      ) : (
        <ButtonLink kind={kind} to={paths.home()}>
          {orderMessages.continueShopping}
        </ButtonLink>
      )}
    </div>
  );
}
