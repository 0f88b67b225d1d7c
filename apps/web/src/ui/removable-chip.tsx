import { X } from 'lucide-react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './removable-chip.module.css';

type RemovableChipProps = {
  label: string;
  /** The list without it. */
  to: string;
  /** What following it does, for whoever does not see the cross. */
  says: string;
};

/** One thing that narrows a list: a link to the list without it, and the page stays where it is. */
export function RemovableChip({ label, to, says }: RemovableChipProps) {
  return (
    <Link to={to} preventScrollReset aria-label={says} className={styles.chip}>
      {label}
      <Icon of={X} small />
    </Link>
  );
}
