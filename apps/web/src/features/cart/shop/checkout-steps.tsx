import { clsx } from 'clsx';
import { stepNames } from '../../../messages/en/cart.ts';
import { paths } from '@e-store/shared/web-paths';
import { Link } from '../../../ui/link.tsx';
import styles from './checkout-steps.module.css';

export function CheckoutSteps({ step }: { step: 1 | 2 }) {
  return (
    <ol className={styles.steps}>
      {stepNames.map((name, index) => {
        const number = index + 1;
        return (
          <li
            key={name}
            className={clsx(styles.step, number <= step && styles.reached)}
            aria-current={number === step ? 'step' : undefined}
          >
            <span className={styles.number}>{number}</span>
            {number < step ? (
              <Link to={paths.cart()} className={styles.link}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        );
      })}
    </ol>
  );
}
