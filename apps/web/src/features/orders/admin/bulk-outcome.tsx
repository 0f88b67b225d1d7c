import { CircleAlert, CircleCheck } from 'lucide-react';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './order-list.module.css';

export type MoveResult = ApiResponse<'POST /admin/orders/moves'>['results'][number];

type OutcomeProps = {
  isBusy: boolean;
  outcome: { message: string | undefined; refused: readonly MoveResult[] } | undefined;
};

/** Result of the last bulk change. Takes the focus, since the pressed buttons are gone. */
export function Outcome({ isBusy, outcome }: OutcomeProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) panel.current?.focus({ preventScroll: true });
  }, [outcome]);
  const refused = outcome?.refused ?? [];
  const isFailed = refused.length > 0;
  return (
    <output className={styles.outcome}>
      {isBusy && adminOrderMessages.moving}
      {!isBusy && outcome && (
        <div ref={panel} tabIndex={-1} className={clsx(styles.results, isFailed && styles.failed)}>
          <Icon of={isFailed ? CircleAlert : CircleCheck} className={styles.resultIcon} />
          <div className={styles.resultWords}>
            {outcome.message && <p>{outcome.message}</p>}
            {isFailed && (
              <>
                <p>{adminOrderMessages.notMoved(refused.length)}</p>
                <ul>
                  {refused.map(({ id, number, message = '' }) => (
                    <li key={id}>{adminOrderMessages.failureLine(number ?? id, message)}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      )}
    </output>
  );
}
