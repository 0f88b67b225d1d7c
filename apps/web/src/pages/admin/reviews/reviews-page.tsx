import type { StaffReview } from '@e-store/shared/reviews/review';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { staffReviewMessages as messages } from '../../../messages/en/reviews/admin.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { decideReview, staffReviews } from '../../../features/reviews/admin/staff-reviews.slice.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { type Decision, DecisionDialog } from '../../../features/reviews/admin/decision-dialog.tsx';
import { reviewColumns } from '../../../features/reviews/admin/review-columns.tsx';
import { ReviewTools } from '../../../features/reviews/admin/review-tools.tsx';

export function Component() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const list = useSelector(staffReviews.select);
  const error = useSelector(staffReviews.selectError);
  const isLoading = useSelector(staffReviews.selectLoading);
  const [asked, setAsked] = useState<{ review: StaffReview; decision: Decision }>();
  const { showMessage, showError, toast } = useToast();

  /** Undoes a decision with the opposite one and the original reason. */
  async function undoDecision({ _id, isHidden }: StaffReview, reason: string): Promise<void> {
    const outcome = await dispatch(
      decideReview({ id: _id, decision: isHidden ? 'hide' : 'approve', reason }),
    );
    if (!decideReview.fulfilled.match(outcome)) return showError(outcome.payload?.message ?? '');
    showMessage(messages.putBack);
    await revalidate();
  }

  async function done(review: StaffReview, decision: Decision, reason: string): Promise<void> {
    const changed = review.isHidden !== (decision === 'hide');
    showMessage(
      decision === 'hide' ? messages.hiddenDone : messages.approvedDone,
      changed ? () => void undoDecision(review, reason) : undefined,
    );
    await revalidate();
  }

  return (
    <>
      <title>{adminTitle(messages.title)}</title>
      <AdminPageHeader title={messages.title} />
      <ReviewTools search={search} counts={list?.counts} />
      <PagedTable
        label={messages.title}
        columns={reviewColumns((review, decision) => setAsked({ review, decision }))}
        list={list}
        rows={list?.reviews}
        idOf={({ _id }) => _id}
        nameOf={({ product }) => product.name}
        isBusy={isLoading}
        loading={messages.loading}
        failure={error?.message}
        empty={search.size > 0 ? messages.noneFound : messages.none}
        all={search.size > 0 ? { words: messages.showAll, to: paths.staffReviews() } : undefined}
      />
      {asked && (
        <DecisionDialog
          {...asked}
          onDone={(reason) => void done(asked.review, asked.decision, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {toast}
    </>
  );
}
