import { useLocation } from 'react-router-dom';
import { ownReviewWords } from '../../../content/reviews.ts';
import { paths } from '../../../lib/paths.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { REVIEWS_ANCHOR } from '../review-choice.ts';
import styles from './review-invitation.module.css';

const loadOwnReview = () => import('./own-review.tsx');

type ReviewInvitationProps = {
  product: { _id: string; name: string };
  isOpen: boolean;
  isSignedIn: boolean;
  onChanged: () => void;
};

export function ReviewInvitation({ product, isOpen, isSignedIn, onChanged }: ReviewInvitationProps) {
  const { pathname } = useLocation();
  const { part, hasFailed, retry } = useLate(loadOwnReview, isOpen && isSignedIn);
  if (!isSignedIn) {
    return (
      <p className={styles.who}>
        {ownReviewWords.whoMay}{' '}
        <TextLink strong to={paths.login(`${pathname}#${REVIEWS_ANCHOR}`)}>
          {ownReviewWords.signIn}
        </TextLink>
      </p>
    );
  }
  return (
    <div className={styles.own}>
      <noscript>{ownReviewWords.needsScript}</noscript>
      {hasFailed && <ErrorPanel message={ownReviewWords.notLoaded} onRetry={retry} />}
      {part && <part.OwnReview product={product._id} onChanged={onChanged} />}
    </div>
  );
}
