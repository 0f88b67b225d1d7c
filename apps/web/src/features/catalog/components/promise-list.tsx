import { formatRupees } from '@e-store/shared/money';
import type { StoreCharges } from '@e-store/shared/store/endpoints';
import { BadgeCheck, Banknote, type LucideIcon, RotateCcw, Zap } from 'lucide-react';
import { productWords } from '../../../content/product.ts';
import { promises, type ShopPromise } from '../../../content/promises.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './promise-list.module.css';

const ICONS: Record<ShopPromise['key'], LucideIcon> = {
  returns: RotateCcw,
  warranty: BadgeCheck,
  cash: Banknote,
};

/** What the shop promises beside a product, and what it takes to have it sooner; unknown while the charges load. */
export function PromiseList({ charges }: { charges: StoreCharges | null }) {
  return (
    <ul className={styles.list}>
      {promises.map(({ key, text }) => (
        <Fact key={key} icon={ICONS[key]} text={text} />
      ))}
      {charges && <Fact icon={Zap} text={productWords.express(formatRupees(charges.expressShipping))} />}
    </ul>
  );
}

function Fact({ icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className={styles.promise}>
      <Icon of={icon} small />
      {text}
    </li>
  );
}
