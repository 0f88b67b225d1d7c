import { CircleAlert } from 'lucide-react';
import { uiWords } from '../content/ui.ts';
import { Button } from './button.tsx';
import styles from './error-panel.module.css';
import { Icon } from './icon.tsx';

type ErrorPanelProps = {
  /** The server's own sentence. */
  message: string;
  onRetry?: (() => void) | undefined;
};

export function ErrorPanel({ message, onRetry }: ErrorPanelProps) {
  return (
    <div role="alert" className={styles.panel}>
      <Icon of={CircleAlert} className={styles.icon} />
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <Button kind="ghost" size="compact" onClick={onRetry}>
          {uiWords.tryAgain}
        </Button>
      )}
    </div>
  );
}
