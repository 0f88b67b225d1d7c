import { uiWords } from '../content/ui.ts';
import styles from './skip-link.module.css';

/** The id of the page's main part. */
export const CONTENT_ID = 'content';

/** First in the tab order: past the bar, to the page. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.link}>
      {uiWords.skipToContent}
    </a>
  );
}
