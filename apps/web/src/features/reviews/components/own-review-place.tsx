import { useRef, useState } from 'react';
import { ownReviewWords } from '../../../content/reviews.ts';
import { Button } from '../../../ui/button.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import type { Own } from '../own-review.slice.ts';
import { forgetReviewDraft, readReviewDraft } from '../review-draft.storage.ts';
import styles from './own-review.module.css';
import { RemoveReview } from './remove-review.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewText } from './review-text.tsx';

type OwnReviewPlaceProps = { product: string; own: Own; onChanged: () => void };
type Mode = 'reading' | 'writing' | 'removing';

/** Own review, the form, or the reason for ineligibility. A draft reopens the form. */
export function OwnReviewPlace({ product, own, onChanged }: OwnReviewPlaceProps) {
  const { review, mayWrite, whyNot, sizes } = own;
  const [mode, setMode] = useState<Mode>(() => (readReviewDraft(product) ? 'writing' : 'reading'));
  const [said, say] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  /** Returns focus, because the form's button is gone. */
  const close = (word?: string) => {
    setMode('reading');
    say(word);
    place.current?.focus();
  };
  const begin = (next: Mode) => {
    say(undefined);
    setMode(next);
  };
  const canWrite = mayWrite || review !== null;
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <SuccessNote>{said}</SuccessNote>
      {mode === 'writing' && canWrite ? (
        <ReviewForm
          product={product}
          review={review}
          sizes={sizes}
          onCancel={() => {
            forgetReviewDraft();
            close();
          }}
          onDone={() => {
            close(review ? ownReviewWords.saved : ownReviewWords.published);
            onChanged();
          }}
        />
      ) : (
        <>
          {review && (
            <section className={styles.own} aria-label={ownReviewWords.title}>
              <h2 className={styles.title}>{ownReviewWords.title}</h2>
              <ReviewText review={review} />
              {mode === 'removing' ? (
                <RemoveReview
                  product={product}
                  onCancel={() => close()}
                  onDone={() => {
                    close(ownReviewWords.removed);
                    onChanged();
                  }}
                />
              ) : (
                <div className={styles.row}>
                  <Button kind="ghost" onClick={() => begin('writing')}>
                    {ownReviewWords.edit}
                  </Button>
                  <Button kind="ghost" onClick={() => begin('removing')}>
                    {ownReviewWords.remove}
                  </Button>
                </div>
              )}
            </section>
          )}
          {mayWrite && (
            <div className={styles.invite}>
              <p>{ownReviewWords.invite}</p>
              <Button kind="ghost" onClick={() => begin('writing')}>
                {ownReviewWords.write}
              </Button>
            </div>
          )}
          {whyNot && <p className={styles.quiet}>{whyNot}</p>}
        </>
      )}
    </div>
  );
}
