import { useLocation } from 'react-router-dom';
import { ownReviewMessages } from '../../../messages/en/reviews/reviews.ts';
import { paths } from '@e-store/shared/web-paths';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';
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
  const { part, hasFailed, retry } = useLazyPart(loadOwnReview, isOpen && isSignedIn);
  if (!isSignedIn) {
    return (
      <p className={styles.who}>
        {ownReviewMessages.whoMay}{' '}
        <TextLink strong to={paths.login(`${pathname}#${REVIEWS_ANCHOR}`)}>
          {ownReviewMessages.signIn}
        </TextLink>
      </p>
    );
  }
  return (
    <div className={styles.own}>
      <noscript>{ownReviewMessages.needsScript}</noscript>
      {hasFailed && <ErrorPanel message={ownReviewMessages.notLoaded} onRetry={retry} />}
      {part && <part.OwnReview product={product._id} onChanged={onChanged} />}
    </div>
  );
}
