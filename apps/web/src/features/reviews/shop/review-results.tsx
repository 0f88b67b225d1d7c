import { pageCount } from '@e-store/shared/catalog/pages';
import { useSelector } from 'react-redux';
import { reviewMessages } from '../../../messages/en/reviews/reviews.ts';
import { Pager } from '../../../ui/pager.tsx';
import { selectOwnReviewId } from '../own-review.slice.ts';
import { linkToReviews, type ReviewChoice } from '../review-choice.ts';
import type { ReviewList } from '../reviews.slice.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewTools } from './review-tools.tsx';
import styles from './review-results.module.css';

export function ReviewResults({ list, choice }: { list: ReviewList; choice: ReviewChoice }) {
  const ownId = useSelector(selectOwnReviewId);
  const { reviews, reviewCount, page, limit, summary } = list;
  // The own review stands above the list, where it can be edited.
  const others = reviews.filter(({ _id }) => _id !== ownId);
  if (summary.count === 0) return null;
  return (
    <div className={styles.results}>
      <ReviewTools count={reviewCount} choice={choice} />
      {reviews.length === 0 && (
        <p>
          {choice.stars && reviewCount === 0 ? reviewMessages.noneSo(choice.stars) : reviewMessages.noneHere}
        </p>
      )}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((review) => (
            <li key={review._id} className={styles.item}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pages={pageCount(reviewCount, limit)}
        linkTo={(number) => linkToReviews(choice, { page: number })}
      />
    </div>
  );
}
