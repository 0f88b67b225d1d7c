import { NewReview } from '@e-store/shared/reviews/review';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type ReviewDraft, toNewReview } from './review-draft.ts';

export const reviewDraftCheck: Resolver<ReviewDraft> = (draft) => {
  const { error } = NewReview.safeParse(toNewReview(draft));
  if (!error) return { values: draft, errors: {} };
  const errors: FieldErrors<ReviewDraft> = {};
  for (const { path, message } of error.issues.toReversed()) {
    const field = String(path[0]) as keyof ReviewDraft;
    errors[field] = { type: 'contract', message };
  }
  return { values: {}, errors };
};
