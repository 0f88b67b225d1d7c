import { uiMessages } from '../messages/en/ui.ts';
import styles from './skip-link.module.css';

export const CONTENT_ID = 'content';

export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.link}>
      {uiMessages.skipToContent}
    </a>
  );
}
