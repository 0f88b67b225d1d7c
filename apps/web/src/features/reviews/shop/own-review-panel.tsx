import { useRef, useState } from 'react';
import { ownReviewMessages } from '../../../messages/en/reviews/reviews.ts';
import { Button } from '../../../ui/button.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import type { Own } from '../own-review.slice.ts';
import { clearReviewDraft, readReviewDraft } from '../review-draft.storage.ts';
import styles from './own-review.module.css';
import { RemoveReview } from './remove-review.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewText } from './review-text.tsx';

type OwnReviewPanelProps = { product: string; own: Own; onChanged: () => void };
type Mode = 'reading' | 'writing' | 'removing';

/** Own review, the form, or the reason for ineligibility. A draft reopens the form. */
export function OwnReviewPanel({ product, own, onChanged }: OwnReviewPanelProps) {
  const { review, mayWrite, whyNot: ineligibilityReason, sizes } = own;
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
      <SuccessNote>{successMessage}</SuccessNote>
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
