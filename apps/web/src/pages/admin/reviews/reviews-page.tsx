import type { StaffReview } from '@e-store/shared/reviews/review';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import { formatMoment } from '@e-store/shared/format-day';
import { REVIEW_FILTERS, STARS } from '@e-store/shared/reviews/review-rules';
import { staffReviewMessages as messages } from '../../../messages/en/reviews/admin.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { decideReview, staffReviews } from '../../../features/reviews/admin/staff-reviews.slice.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { type Decision, DecisionDialog } from '../../../features/reviews/admin/decision-dialog.tsx';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from '../../../ui/admin/admin.module.css';

export function Component() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const list = useSelector(staffReviews.select);
  const [asked, setAsked] = useState<{ review: StaffReview; decision: Decision }>();
  const { showMessage, showError, toast } = useToast();

  async function undoDecision({ _id }: StaffReview, reason: string): Promise<void> {
    const outcome = await dispatch(decideReview({ id: _id, decision: 'undo', reason }));
    if (!decideReview.fulfilled.match(outcome)) return showError(outcome.payload?.message ?? '');
    showMessage(messages.putBack);
    await revalidate();
  }

  async function done(review: StaffReview, decision: Decision, reason: string): Promise<void> {
    const message = decision === 'hide' ? messages.hiddenDone : messages.approvedDone;
    showMessage(message, () => void undoDecision(review, reason));
    await revalidate();
  }

  return (
    <>
      <AdminPageHeader title={messages.title} />
      <ReviewTools search={search} counts={list?.counts} />
      <PagedTable
        of={staffReviews}
        rowsOf={(found) => found.reviews}
        messages={messages}
        showAllTo={search.size > 0 ? paths.staffReviews() : undefined}
        columns={reviewColumns((review, decision) => setAsked({ review, decision }))}
        idOf={({ _id }) => _id}
        nameOf={({ product }) => product.name}
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

const { columns } = messages;

const reviewColumns = (
  onDecide: (review: StaffReview, decision: Decision) => void,
): Column<StaffReview>[] => [
  {
    head: columns.review,
    narrow: 'lead',
    renderCell: (review) => <ReviewText review={review} />,
  },
  {
    head: columns.product,
    narrow: 'grow',
    renderCell: ({ product }) => (
      <Link to={paths.product(product._id)} className={styles.name}>
        <NoBreakText>{product.name}</NoBreakText>
      </Link>
    ),
  },
  {
    head: columns.author,
    narrow: 'hidden',
    renderCell: ({ author }) => (
      <Link to={paths.customer(author._id)} className={styles.nowrap}>
        {author.name}
      </Link>
    ),
  },
  { head: columns.state, renderCell: (review) => <State {...review} /> },
  {
    head: columns.actions,
    align: 'end',
    renderCell: (review) => (
      <span className={styles.actions}>
        {(review.isHidden || review.reports.length > 0) && (
          <Button
            kind="ghost"
            size="compact"
            aria-label={(review.isHidden ? messages.showAgainOf : messages.approveOf)(review.product.name)}
            onClick={() => onDecide(review, 'approve')}
          >
            {review.isHidden ? messages.showAgain : messages.approve}
          </Button>
        )}
        {!review.isHidden && (
          <Button
            kind="ghost"
            size="compact"
            aria-label={messages.hideOf(review.product.name)}
            onClick={() => onDecide(review, 'hide')}
          >
            {messages.hide}
          </Button>
        )}
      </span>
    ),
  },
];

function ReviewText({
  review: { stars, words: written, createdAt, reports, decision },
}: {
  review: StaffReview;
}) {
  return (
    <span className={styles.stack}>
      <span className={styles.quiet}>
        <b>{messages.ofFive(stars)}</b> · {formatMoment(createdAt)}
      </span>
      <span className={styles.text}>{written}</span>
      {reports.map(({ reason, words: said, at }) => (
        <span key={at + reason} className={styles.quiet}>
          {messages.reasons[reason]}
          {said && `: ${said}`}
        </span>
      ))}
      {decision && (
        <span className={styles.quiet}>
          {messages.decidedBy(decision.by.name, formatMoment(decision.at), decision.reason)}
        </span>
      )}
    </span>
  );
}

function State({ isHidden, reports }: Pick<StaffReview, 'isHidden' | 'reports'>) {
  if (reports.length > 0) return <Pill tone="waiting">{messages.reported(reports.length)}</Pill>;
  return isHidden ? <Pill tone="ended">{messages.hidden}</Pill> : <Pill tone="done">{messages.shown}</Pill>;
}

type ReviewToolsProps = {
  search: URLSearchParams;
  counts: { reported: number; hidden: number } | undefined;
};

function ReviewTools({ search, counts }: ReviewToolsProps) {
  const stars = search.get('stars') ?? undefined;
  const show = REVIEW_FILTERS.find((key) => key === search.get('show')) ?? 'all';
  const shown = show === 'all' ? undefined : show;
  const product = search.get('product') ?? undefined;
  return (
    <ListToolbar
      action={paths.staffReviews()}
      preservedParams={{ product, show: shown }}
      filtersSet={stars ? 1 : 0}
      clearTo={paths.staffReviews({ product, show: shown })}
      filter={
        <SelectField
          key={stars}
          label={messages.stars}
          name="stars"
          defaultValue={stars ?? ''}
          any={messages.anyStars}
          options={STARS.map((count) => [String(count), messages.starsOf(count)])}
        />
      }
      tabs={{
        label: messages.tabs,
        entries: REVIEW_FILTERS.map((key) => ({
          label: messages.shows[key],
          count: key === 'all' ? undefined : counts?.[key],
          to: paths.staffReviews({ product, show: key === 'all' ? undefined : key, stars }),
          isHere: key === show,
        })),
      }}
    />
  );
}
