import { X } from 'lucide-react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './removable-chip.module.css';

type RemovableChipProps = {
  label: string;
  to: string;
  says: string;
};

export function RemovableChip({ label, to, says }: RemovableChipProps) {
  return (
    <Link to={to} preventScrollReset aria-label={says} className={styles.chip}>
      {label}
      <Icon of={X} small />
    </Link>
  );
}
