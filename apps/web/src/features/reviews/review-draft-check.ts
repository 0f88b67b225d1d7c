import { NewReview } from '@e-store/shared/reviews/review';
import type { Resolver } from 'react-hook-form';
import { toCheckResult } from '../../lib/use-checked-form.ts';
import { type ReviewDraft, toNewReview } from './review-draft.ts';

export const reviewDraftCheck: Resolver<ReviewDraft> = (draft) => {
  const { error } = NewReview.safeParse(toNewReview(draft));
  return toCheckResult(draft, error?.issues, (path) => path.split('.')[0]);
};
