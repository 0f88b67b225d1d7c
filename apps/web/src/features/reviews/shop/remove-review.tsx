import { useState } from 'react';
import { ownReviewMessages } from '../../../messages/en/reviews/reviews.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { failureOf } from '../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { withdrawReview } from '../own-review.slice.ts';
import styles from './own-review.module.css';

type RemoveReviewProps = { product: string; onCancel: () => void; onDone: () => void };

export function RemoveReview({ product, onCancel, onDone }: RemoveReviewProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const remove = async () => {
    setBusy(true);
    const refused = failureOf(await dispatch(withdrawReview(product)));
    setBusy(false);
    setFailure(refused);
    if (!refused) onDone();
  };
  return (
    <div role="group" aria-label={ownReviewMessages.removeSure} className={styles.row}>
      {failure && <ErrorPanel message={failure.message} />}
      <p className={styles.sure}>{ownReviewMessages.removeSure}</p>
      {/* Focus moves here from the removed button; Cancel is the safe default. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Button autoFocus onClick={onCancel}>
        {ownReviewMessages.keep}
      </Button>
      <Button kind="ghost" busy={busy} onClick={() => void remove()}>
        {ownReviewMessages.removeYes}
      </Button>
    </div>
  );
}
