import { useState } from 'react';
import { errors } from '../../messages/en/errors.ts';
import { canReachShop } from '../../lib/browser-online.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import styles from './offline-banner.module.css';

/** Announces a lost connection above the page, which keeps all typed text. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  // Reset with each connection loss: some browsers report recovery late.
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
