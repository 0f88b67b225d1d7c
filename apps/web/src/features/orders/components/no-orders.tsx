import { orderWords } from '../../../content/orders.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import styles from './no-orders.module.css';

type NoOrdersProps = {
  hasEarlier?: boolean;
  kind?: 'primary' | 'ghost';
};

export function NoOrders({ hasEarlier = false, kind = 'primary' }: NoOrdersProps) {
  return (
    <div className={styles.none}>
      <p className={styles.words}>{hasEarlier ? orderWords.beyond : orderWords.none}</p>
      {hasEarlier ? (
        <ButtonLink to={paths.myOrders()}>{orderWords.first}</ButtonLink>
      ) : (
        <ButtonLink kind={kind} to={paths.home()}>
          {orderWords.continueShopping}
        </ButtonLink>
      )}
    </div>
  );
}
