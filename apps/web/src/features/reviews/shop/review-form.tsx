import { FITS, MAX_REVIEW_LENGTH, STARS } from '@e-store/shared/reviews/review-rules';
import type { Review } from '@e-store/shared/reviews/review';
import { type KeyboardEvent, useEffect, useId, useState, type ComponentProps } from 'react';
import { ownReviewMessages, reviewMessages } from '../../../messages/en/reviews/reviews.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { toCheckResult, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { changeReview, fetchOwnReview, publishReview } from '../own-review.slice.ts';
import { toReviewDraft, NO_DRAFT, type ReviewDraft, toNewReview } from '../review-draft.ts';
import { clearReviewDraft, saveReviewDraft, readReviewDraft } from '../review-draft.storage.ts';
import { ChoiceSet } from './choice-set.tsx';
import styles from './review-form.module.css';
import { Star } from 'lucide-react';

type StarChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  label: string;
  error?: string | undefined;
};

const ASCENDING_STARS = STARS.toReversed();

/** Radio buttons, for arrow keys and screen readers. */
function StarChoice({ label, error, ...input }: StarChoiceProps) {
  return (
    <ChoiceSet label={label} error={error}>
      <div className={styles.stars}>
        {ASCENDING_STARS.map((stars) => (
          <label key={stars} className={styles.choice}>
            <input
              {...input}
              type="radio"
              value={stars}
              aria-label={reviewMessages.starsOf(stars)}
              className={styles.input}
            />
            <Star strokeWidth={1.75} aria-hidden="true" className={styles.star} />
          </label>
        ))}
      </div>
    </ChoiceSet>
  );
}

const loadCheck = async () => {
  const { NewReview } = await import('@e-store/shared/reviews/review');
  return (draft: ReviewDraft) => {
    const { error } = NewReview.safeParse(toNewReview(draft));
    return toCheckResult(draft, error?.issues, (path) => path.split('.')[0]);
  };
};
const FIT_CHOICES = [...FITS, ''] as const;

type ReviewFormProps = {
  product: string;
  review: Review | null;
  /** With several, the reviewer picks one. */
  sizes: readonly string[];
  onCancel: () => void;
  onDone: () => void;
};

export function ReviewForm({ product, review, sizes, onCancel, onDone }: ReviewFormProps) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const [initialDraft] = useState(
    () =>
      readReviewDraft(product) ?? (review ? toReviewDraft(review) : { ...NO_DRAFT, size: sizes[0] ?? '' }),
  );
  const { form, field, busy, failure, onSubmit } = useCheckedForm<ReviewDraft>({
    loadCheck,
    defaultValues: initialDraft,
    async send(draft) {
      const written = { id: product, ...toNewReview(draft) };
      const refused = failureOf(
        review ? await dispatch(changeReview(written)) : await dispatch(publishReview(written)),
      );
      if (refused) {
        // Published or deleted in another tab.
        if (refused.status === 404 || refused.status === 409) void dispatch(fetchOwnReview(product));
        return refused;
      }
      if (readReviewDraft(product)) clearReviewDraft();
      onDone();
      return undefined;
    },
  });
  const { subscribe, setFocus } = form;
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => saveReviewDraft(product, values) }),
    [subscribe, product],
  );
  useEffect(() => setFocus('stars'), [setFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  const size = field('size');
  const fit = field('fit');
  return (
    // Escape cancels from anywhere inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-labelledby={titleId} className={styles.box} onKeyDown={onKeyDown}>
      <h2 id={titleId} className={styles.title}>
        {review ? ownReviewMessages.title : ownReviewMessages.titleNew}
      </h2>
      <Form failure={failure?.message} onSubmit={onSubmit}>
        <StarChoice {...field('stars')} label={ownReviewMessages.rating} />
        <TextArea
          {...field('words')}
          label={ownReviewMessages.words}
          hint={ownReviewMessages.wordsHint}
          maxLength={MAX_REVIEW_LENGTH}
          rows={5}
        />
        <ChoiceSet label={ownReviewMessages.fit} error={fit.error}>
          {FIT_CHOICES.map((choice) => (
            <ChoiceButton
              key={choice}
              {...form.register('fit')}
              value={choice}
              label={ownReviewMessages.fits[choice]}
            />
          ))}
        </ChoiceSet>
        {sizes.length > 1 && (
          <ChoiceSet label={ownReviewMessages.size} error={size.error}>
            {sizes.map((choice) => (
              <ChoiceButton key={choice} {...form.register('size')} value={choice} label={choice} />
            ))}
          </ChoiceSet>
        )}
        <p className={styles.privacy}>{ownReviewMessages.privacy}</p>
        <div className={styles.row}>
          <SubmitButton busy={busy}>
            {review ? ownReviewMessages.save : ownReviewMessages.publish}
          </SubmitButton>
          <Button kind="ghost" onClick={onCancel}>
            {ownReviewMessages.cancel}
          </Button>
        </div>
      </Form>
    </section>
  );
}
