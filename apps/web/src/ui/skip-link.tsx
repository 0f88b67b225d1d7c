import { CONTENT_ID } from '../lib/next-path.ts';
import { uiMessages } from '../messages/en/ui.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.link}>
      {uiMessages.skipToContent}
    </a>
  );
}
