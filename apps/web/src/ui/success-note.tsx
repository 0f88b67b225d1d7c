import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './success-note.module.css';

type SuccessNoteProps = {
  /** For long forms, whose button is far below the note. */
  scrollsIntoView?: boolean;
  children: ReactNode;
};

/** The live region exists from the start so that its text is announced. */
export function SuccessNote({ scrollsIntoView = false, children }: SuccessNoteProps) {
  const region = useRef<HTMLDivElement>(null);
  const isScrolledTo = scrollsIntoView && Boolean(children);
  useEffect(() => {
    if (isScrolledTo) region.current?.scrollIntoView({ block: 'nearest' });
  }, [isScrolledTo]);
  return (
    <div ref={region} role="status" className={styles.region}>
      {children && (
        <div className={styles.note}>
          <Icon of={CircleCheck} className={styles.icon} />
          <p className={styles.words}>{children}</p>
        </div>
      )}
    </div>
  );
}
