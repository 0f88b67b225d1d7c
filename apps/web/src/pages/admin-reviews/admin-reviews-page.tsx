import type { StaffReview } from '@e-store/shared/reviews/staff-review';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { staffReviewWords as words } from '../../content/dash-people.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { PagedTable } from '../../features/admin/components/paged-table.tsx';
import { decideReview, staffReviews } from '../../features/admin/people/staff-reviews.slice.ts';
import { useSaid } from '../../features/admin/use-said.tsx';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import { reviewColumns } from './review-columns.tsx';
import { ReviewTools } from './review-tools.tsx';

export function Component() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const list = useSelector(staffReviews.select);
  const error = useSelector(staffReviews.selectError);
  const isLoading = useSelector(staffReviews.selectLoading);
  const [asked, setAsked] = useState<{ review: StaffReview; decision: Decision }>();
  const { say, complain, said } = useSaid();

  /** Undoes a decision with the opposite one and the original reason. */
  async function takeBack({ _id, isHidden }: StaffReview, reason: string): Promise<void> {
    const outcome = await dispatch(
      decideReview({ id: _id, decision: isHidden ? 'hide' : 'approve', reason }),
    );
    if (!decideReview.fulfilled.match(outcome)) return complain(outcome.payload?.message ?? '');
    say(words.putBack);
    await revalidate();
  }

  async function done(review: StaffReview, decision: Decision, reason: string): Promise<void> {
    const changed = review.isHidden !== (decision === 'hide');
    say(
      decision === 'hide' ? words.hiddenDone : words.approvedDone,
      changed ? () => void takeBack(review, reason) : undefined,
    );
    await revalidate();
  }

  return (
    <>
      <title>{dashTitle(words.title)}</title>
      <DashHead title={words.title} />
      <ReviewTools search={search} counts={list?.counts} />
      <PagedTable
        label={words.title}
        columns={reviewColumns((review, decision) => setAsked({ review, decision }))}
        list={list}
        rows={list?.reviews}
        idOf={({ _id }) => _id}
        nameOf={({ product }) => product.name}
        isBusy={isLoading}
        loading={words.loading}
        failure={error?.message}
        empty={search.size > 0 ? words.noneFound : words.none}
        all={search.size > 0 ? { words: words.showAll, to: paths.staffReviews() } : undefined}
      />
      {asked && (
        <DecisionDialog
          {...asked}
          onDone={(reason) => void done(asked.review, asked.decision, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {said}
    </>
  );
}
