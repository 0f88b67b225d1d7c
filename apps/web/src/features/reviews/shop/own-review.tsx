import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useHasLeft } from '../../../lib/use-has-left.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import {
  fetchOwnReview,
  type OwnReviewRoot,
  selectOwnReview,
  selectOwnReviewError,
  type Own,
  withdrawReview,
} from '../own-review.slice.ts';
import { ownReviewMessages } from '../../../messages/en/reviews/reviews.ts';
import { Button } from '../../../ui/button.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { clearReviewDraft, readReviewDraft } from '../review-draft.storage.ts';
import styles from './own-review.module.css';
import { ReviewForm } from './review-form.tsx';
import { ReviewText } from './review-text.tsx';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { failureOf } from '../../../lib/thunk.ts';

export function OwnReview({ product, onChanged }: { product: string; onChanged: () => void }) {
  const dispatch = useAppDispatch();
  const own = useSelector((state: OwnReviewRoot) => selectOwnReview(state, product));
  const error = useSelector(selectOwnReviewError);
  const hasLeft = useHasLeft();
  useEffect(() => {
    void dispatch(fetchOwnReview(product));
  }, [dispatch, product]);
  if (!own)
    return error ? (
      <ErrorPanel message={error.message} onRetry={() => void dispatch(fetchOwnReview(product))} />
    ) : null;
  return (
    <OwnReviewPanel
      product={product}
      own={own}
      onChanged={() => {
        if (hasLeft.current) return;
        void dispatch(fetchOwnReview(product));
        onChanged();
      }}
    />
  );
}

type OwnReviewPanelProps = { product: string; own: Own; onChanged: () => void };
type Mode = 'reading' | 'writing' | 'removing';

/** A draft reopens the form. */
function OwnReviewPanel({ product, own, onChanged }: OwnReviewPanelProps) {
  const { review, mayWrite, whyNot: ineligibilityReason, isHidden, sizes } = own;
  const [mode, setMode] = useState<Mode>(() => (readReviewDraft(product) ? 'writing' : 'reading'));
  const [successMessage, setSuccessMessage] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  /** Returns focus, because the form's button is gone. */
  const close = (word?: string) => {
    setMode('reading');
    setSuccessMessage(word);
    place.current?.focus();
  };
  const begin = (next: Mode) => {
    setSuccessMessage(undefined);
    setMode(next);
  };
  const canWrite = mayWrite || review !== null;
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <SuccessNote>{isHidden ? undefined : successMessage}</SuccessNote>
      {mode === 'writing' && canWrite ? (
        <ReviewForm
          product={product}
          review={review}
          sizes={sizes}
          onCancel={() => {
            clearReviewDraft();
            close();
          }}
          onDone={() => {
            close(review ? ownReviewMessages.saved : ownReviewMessages.published);
            onChanged();
          }}
        />
      ) : (
        <>
          {review && (
            <section className={styles.own} aria-label={ownReviewMessages.title}>
              <h2 className={styles.title}>{ownReviewMessages.title}</h2>
              <ReviewText review={review} />
              {isHidden && <p className={styles.quiet}>{ownReviewMessages.hidden}</p>}
              {mode === 'removing' ? (
                <RemoveReview
                  product={product}
                  onCancel={() => close()}
                  onDone={() => {
                    close(ownReviewMessages.removed);
                    onChanged();
                  }}
                />
              ) : (
                <div className={styles.row}>
                  <Button kind="ghost" onClick={() => begin('writing')}>
                    {ownReviewMessages.edit}
                  </Button>
                  <Button kind="ghost" onClick={() => begin('removing')}>
                    {ownReviewMessages.remove}
                  </Button>
                </div>
              )}
            </section>
          )}
          {mayWrite && (
            <div className={styles.invite}>
              <p>{ownReviewMessages.invite}</p>
              <Button kind="ghost" onClick={() => begin('writing')}>
                {ownReviewMessages.write}
              </Button>
            </div>
          )}
          {ineligibilityReason && <p className={styles.quiet}>{ineligibilityReason}</p>}
        </>
      )}
    </div>
  );
}

type RemoveReviewProps = { product: string; onCancel: () => void; onDone: () => void };

function RemoveReview({ product, onCancel, onDone }: RemoveReviewProps) {
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
