import { BadgeCheck, type LucideIcon, Smile, Truck } from 'lucide-react';
import { type Highlight, highlights } from '../../../messages/en/home/highlights.ts';
import { usePromises } from '../../../features/store/use-promises.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './highlights.module.css';

const ICONS: Record<Highlight['key'], LucideIcon> = {
  shipping: Truck,
  customers: Smile,
  originality: BadgeCheck,
};

export function Highlights() {
  const promises = usePromises();
  return (
    <ul className={styles.list}>
      {highlights(promises).map(({ key, claim, detail }) => (
        <li key={key} className={styles.item}>
          <Icon of={ICONS[key]} />
          <div>
            <strong className={styles.claim}>{claim}</strong>
            {detail && <span className={styles.detail}>{detail}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}
