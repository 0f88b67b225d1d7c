import { useState } from 'react';
import { errors } from '../../content/errors.ts';
import { canReachShop } from '../../lib/browser-online.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import styles from './offline-banner.module.css';

/** Says that the connection is gone, above the page, which stays as it is: nothing typed is lost. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  // Of the time since the connection went: some browsers notice late that it is back.
  const [tried, setTried] = useState<'no' | 'failed' | 'reached'>('no');
  if (isOnline && tried !== 'no') setTried('no');
  if (isOnline || tried === 'reached') return null;
  const { title, text, stillOffline } = errors.offline;
  return (
    <div role="alert" className={styles.banner}>
      <p>
        <strong>{title}.</strong> {tried === 'failed' ? stillOffline : text}
      </p>
      <button
        type="button"
        className={styles.again}
        onClick={() => void canReachShop().then((reached) => setTried(reached ? 'reached' : 'failed'))}
      >
        {errors.again}
      </button>
    </div>
  );
}
