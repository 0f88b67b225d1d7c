import { useState } from 'react';
import { adminOrderMessages as messages } from '../../../messages/en/orders/admin.ts';
import { copyText } from '../../../lib/browser-actions.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import styles from './order.module.css';

/** To the page that shows the courier what to collect. */
export function CollectionLink({ url }: { url: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => setSaid((await copyText(url)) ? messages.linkCopied : messages.linkNotCopied);
  return (
    <div className={styles.stack}>
      <p className={styles.quiet}>{messages.collectionLead}</p>
      <div className={styles.links}>
        <Button kind="ghost" size="compact" onClick={() => void copy()}>
          {messages.copyLink}
        </Button>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ kind: 'ghost', size: 'compact' })}
        >
          {messages.openCollection}
        </a>
      </div>
      <output>{said}</output>
    </div>
  );
}
