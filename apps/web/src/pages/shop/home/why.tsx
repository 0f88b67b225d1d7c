import { Banknote, type LucideIcon, RotateCcw, Shirt, Truck } from 'lucide-react';
import { type Reason, reasons, whyTitle } from '../../../messages/en/home/home.ts';
import { usePromises } from '../../../features/store/store.slice.ts';
import { Block } from '../../../ui/block.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './why.module.css';

const ICONS: Record<Reason['key'], LucideIcon> = {
  shipping: Truck,
  payments: Banknote,
  returns: RotateCcw,
  quality: Shirt,
};

export function Why() {
  const promises = usePromises();
  return (
    <Block labelledBy="why" className={styles.why}>
      <h2 id="why" className={styles.title}>
        {whyTitle}
      </h2>
      <ul className={styles.reasons}>
        {reasons(promises).map(({ key, title, text }) => (
          <li key={key} className={styles.reason}>
            <Icon of={ICONS[key]} />
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
