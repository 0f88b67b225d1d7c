import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { uiMessages } from '../messages/en/ui.ts';
import { Button } from './button.tsx';
import styles from './error-panel.module.css';
import { Icon } from './icon.tsx';

type ErrorPanelProps = {
  message: string;
  onRetry?: (() => void) | undefined;
};

/** When a retry removes the panel, focus moves to the heading above. */
export function ErrorPanel({ message, onRetry }: ErrorPanelProps) {
  const retry = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = retry.current;
    return () => {
      if (button && document.activeElement === button) focusHeading(button);
    };
  }, []);
  return (
    <div role="alert" className={styles.panel}>
      <Icon of={CircleAlert} className={styles.icon} />
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <Button ref={retry} kind="ghost" size="compact" onClick={onRetry}>
          {uiMessages.tryAgain}
        </Button>
      )}
    </div>
  );
}

function focusHeading(from: HTMLElement) {
  const heading = from.closest(':is(dialog,main)')?.querySelector<HTMLElement>(':is(h1,h2)');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
