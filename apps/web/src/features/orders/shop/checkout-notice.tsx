import { ChevronDown } from 'lucide-react';
import { checkoutNotice as words } from '../../../messages/en/orders/checkout-notice.ts';
import { paths } from '@e-store/shared/web-paths';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './checkout-notice.module.css';

/** About order data (C1). Collapsed, so that the total stays in view. */
export function CheckoutNotice() {
  return (
    <details className={styles.notice}>
      <summary className={styles.summary}>
        {words.title}
        <Icon of={ChevronDown} small className={styles.chevron} />
      </summary>
      <div className={styles.words}>
        <dl className={styles.entries}>
          {words.entries.map(([entry, why]) => (
            <div key={entry}>
              <dt className={styles.entry}>{entry}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
        <p>{words.never}</p>
        <ul className={styles.links}>
          <li>
            <TextLink to={paths.privacy()} className={styles.link}>
              {words.more}
            </TextLink>
          </li>
          <li>
            <TextLink to={paths.yourData()} className={styles.link}>
              {words.withdraw}
            </TextLink>
          </li>
          <li>
            <TextLink to={paths.contact()} className={styles.link}>
              {words.complain}
            </TextLink>
          </li>
        </ul>
      </div>
    </details>
  );
}
