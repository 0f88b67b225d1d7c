import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './bar-menu.module.css';

type BarMenuProps = {
  label: string;
  title?: string;
  face: ReactNode;
  className?: string | undefined;
  onOpen?: () => void;
  children: (close: () => void) => ReactNode;
};

export function BarMenu({ label, title = label, face, className, onOpen, children }: BarMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div
      ref={frame}
      className={styles.frame}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !frame.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        title={title}
        className={clsx(styles.button, className)}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setOpen(!isOpen);
        }}
      >
        {face}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {isOpen && <div className={styles.menu}>{children(() => setOpen(false))}</div>}
    </div>
  );
}
