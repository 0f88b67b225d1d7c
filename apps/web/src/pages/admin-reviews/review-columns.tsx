import type { StaffReview } from '@e-store/shared/reviews/staff-review';
import { staffReviewWords as words } from '../../content/dash-people.ts';
import type { Column } from '../../features/admin/components/data-table.tsx';
import styles from '../../features/admin/components/people.module.css';
import { formatMoment } from '../../lib/india-days.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Pill } from '../../ui/pill.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { Decision } from './decision-dialog.tsx';

const { columns } = words;

export const reviewColumns = (
  onDecide: (review: StaffReview, decision: Decision) => void,
): Column<StaffReview>[] => [
  {
    head: columns.review,
    narrow: 'lead',
    renderCell: (review) => <Words review={review} />,
  },
  {
    head: columns.product,
    narrow: 'grow',
    renderCell: ({ product }) => (
      <Link to={paths.product(product._id)} className={styles.name}>
        <WholeWords>{product.name}</WholeWords>
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
            aria-label={(review.isHidden ? words.showAgainOf : words.approveOf)(review.product.name)}
            onClick={() => onDecide(review, 'approve')}
          >
            {review.isHidden ? words.showAgain : words.approve}
          </Button>
        )}
        {!review.isHidden && (
          <Button
            kind="ghost"
            size="compact"
            aria-label={words.hideOf(review.product.name)}
            onClick={() => onDecide(review, 'hide')}
          >
            {words.hide}
          </Button>
        )}
      </span>
    ),
  },
];

function Words({ review: { stars, words: written, createdAt, reports, decision } }: { review: StaffReview }) {
  return (
    <span className={styles.stack}>
      <span className={styles.quiet}>
        <b>{words.ofFive(stars)}</b> · {formatMoment(createdAt)}
      </span>
      <span className={styles.words}>{written}</span>
      {reports.map(({ reason, words: said, at }) => (
        <span key={at + reason} className={styles.quiet}>
          {words.reasons[reason]}
          {said && `: ${said}`}
        </span>
      ))}
      {decision && (
        <span className={styles.quiet}>
          {words.decidedBy(decision.by.name, formatMoment(decision.at), decision.reason)}
        </span>
      )}
    </span>
  );
}

function State({ isHidden, reports }: Pick<StaffReview, 'isHidden' | 'reports'>) {
  if (reports.length > 0) return <Pill tone="waiting">{words.reported(reports.length)}</Pill>;
  return isHidden ? <Pill tone="ended">{words.hidden}</Pill> : <Pill tone="done">{words.shown}</Pill>;
}
