import { BadgeCheck, Banknote, type LucideIcon, RotateCcw } from 'lucide-react';
import { promises, type ShopPromise } from '../../../content/promises.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './promise-list.module.css';

const ICONS: Record<ShopPromise['key'], LucideIcon> = {
  returns: RotateCcw,
  warranty: BadgeCheck,
  cash: Banknote,
};

/** What the shop promises beside a product. */
export function PromiseList() {
  return (
    <ul className={styles.list}>
      {promises.map(({ key, text }) => (
        <li key={key} className={styles.promise}>
          <Icon of={ICONS[key]} small />
          {text}
        </li>
      ))}
    </ul>
  );
}
