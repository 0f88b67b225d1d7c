import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { uiMessages } from '../messages/en/ui.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

type DialogProps = {
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** Native modal; restores the focus on close. While a button in it is busy, it neither closes nor takes other clicks. */
export function Dialog({ label, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const pressed = useRef<EventTarget>(null);
  const isBusy = () => Boolean(dialog.current?.querySelector('button[aria-busy="true"]'));
  const close = () => {
    if (!isBusy()) dialog.current?.close();
  };
  return (
    // Keyboards close it with Escape or the cross; the backdrop click is extra.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.dialog}
      onCancel={(event) => {
        if (isBusy()) event.preventDefault();
      }}
      // Browsers let a second Escape through.
      onClose={(event) => {
        // React would also close an outer dialog.
        event.stopPropagation();
        if (isBusy()) dialog.current?.showModal();
        else onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClickCapture={(event) => {
        if (!isBusy()) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressed.current === target) close();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 className={styles.title}>{label}</h2>
          <IconButton icon={X} label={uiMessages.close} onClick={close} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
