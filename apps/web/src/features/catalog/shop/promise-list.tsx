import { Banknote, type LucideIcon, RotateCcw, ShieldCheck, Zap } from 'lucide-react';
import type { Promises } from '../../../messages/en/store/promises.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './promise-list.module.css';

export function PromiseList({ promises, isKnown }: { promises: Promises; isKnown: boolean }) {
  const { returns, warranty, cash, express } = promises;
  return (
    <ul className={styles.list}>
      <Fact icon={RotateCcw} text={returns} />
      <Fact icon={ShieldCheck} text={warranty} />
      <Fact icon={Banknote} text={cash} />
      {isKnown && <Fact icon={Zap} text={express} />}
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
