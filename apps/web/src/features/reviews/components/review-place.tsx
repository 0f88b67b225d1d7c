import { createContext, useContext, useState } from 'react';
import { reviewPlaceWords } from '../../../content/rating.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import type { ReviewSectionProps } from './review-section.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
// The server's page has the reviews, so their styles come with the page and not with their code.
import './report-review.module.css';
import './review-invitation.module.css';
import './review-results.module.css';
import './review-section.module.css';
import './review-summary.module.css';
import './review-text.module.css';
import './review-tools.module.css';
import './star-bar.module.css';
import './stars.module.css';

/** The code of the tab, where it is there from the beginning: on the server. */
export const SentReviews = createContext<typeof import('./review-section.tsx') | undefined>(undefined);

const loadSection = () => import('./review-section.tsx');

const LEFT_ALONE = { __html: '' };

/**
 * The REVIEWS tab. The server sends it complete, to be read without scripts; a browser leaves it as it was sent until
 * somebody opens it, and fetches its code then (ADR 018).
 */
export function ReviewPlace(props: ReviewSectionProps) {
  const isHydrated = useIsHydrated();
  const [isSent] = useState(!isHydrated);
  const { part, hasFailed, retry } = useLate(loadSection, props.isOpen);
  const sent = useContext(SentReviews);
  const code = part ?? sent;
  if (code) {
    return (
      <div>
        <code.ReviewSection {...props} />
      </div>
    );
  }
  return (
    <>
      {hasFailed && <ErrorPanel message={reviewPlaceWords.notLoaded} onRetry={retry} />}
      {isSent ? (
        // Hydration takes what stands in it for its own.
        <div key="sent" suppressHydrationWarning dangerouslySetInnerHTML={LEFT_ALONE} />
      ) : (
        !hasFailed && <ReviewSkeleton label={reviewPlaceWords.loading} />
      )}
    </>
  );
}
