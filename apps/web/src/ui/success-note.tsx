import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './success-note.module.css';

/** The live region exists from the start so that its text is announced. */
export function SuccessNote({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.region}>
      {children && (
        <div className={styles.note}>
          <Icon of={CircleCheck} className={styles.icon} />
          <p className={styles.words}>{children}</p>
        </div>
      )}
    </div>
  );
}
