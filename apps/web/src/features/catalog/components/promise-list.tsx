import type { StoreCharges } from '@e-store/shared/store/endpoints';
import { Banknote, type LucideIcon, RotateCcw, ShieldCheck, Zap } from 'lucide-react';
import { promisesOf } from '../../../content/promises.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './promise-list.module.css';

/** What the shop promises beside a product, and what it takes to have it sooner; unknown while the charges load. */
export function PromiseList({ charges }: { charges: StoreCharges | null }) {
  const { returns, warranty, cash, express } = promisesOf(charges);
  return (
    <ul className={styles.list}>
      <Fact icon={RotateCcw} text={returns} />
      <Fact icon={ShieldCheck} text={warranty} />
      <Fact icon={Banknote} text={cash} />
      {charges && <Fact icon={Zap} text={express} />}
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
