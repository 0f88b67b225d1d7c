import type { StaffReview } from '@e-store/shared/reviews/review';
import { staffReviewMessages as messages } from '../../../messages/en/reviews/admin.ts';
import type { Column } from '../../../ui/admin/data-table.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import type { Decision } from './decision-dialog.tsx';

const { columns } = messages;

export const reviewColumns = (
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
