import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { uiMessages } from '../messages/en/ui.ts';
import { IconButton } from './icon-button.tsx';
import styles from './sheet.module.css';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  side: 'left' | 'bottom';
  head: ReactNode;
  foot?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** Native modal; restores the focus on close. */
export function Sheet({ open, onClose, label, side, head, foot, className, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Rendered from the first opening on; stays mounted to animate closing.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  const pressed = useRef<EventTarget>(null);
  useModal(dialog, open);
  return (
    // Keyboards close it with Escape or the cross; the backdrop click is extra.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-label={label}
      className={clsx(styles.sheet, styles[side], className)}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressed.current === target) onClose();
      }}
    >
      {wasOpened && (
        <>
          <div className={styles.head}>
            {head}
            <IconButton icon={X} label={uiMessages.close} className={styles.close} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </>
      )}
    </dialog>
  );
}

function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [dialog, open]);
}
