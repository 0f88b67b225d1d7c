import { createContext, useContext, useState } from 'react';
import { reviewPanelMessages } from '../../../messages/en/reviews/rating.ts';
import { useIsHydrated } from '../../../lib/hooks.ts';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import type { ReviewSectionProps } from './review-section.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import './report-review.module.css';
import './review-invitation.module.css';
import './review-results.module.css';
import './review-section.module.css';
import './review-summary.module.css';
import './review-text.module.css';
import './review-tools.module.css';
import './star-bar.module.css';
import './stars.module.css';

/** Present from the start on the server. */
export const ServerReviews = createContext<typeof import('./review-section.tsx') | undefined>(undefined);

const loadSection = () => import('./review-section.tsx');

const UNTOUCHED_HTML = { __html: '' };

/** The browser leaves the server's HTML untouched until the tab opens, then loads its code (ADR 018). */
export function ReviewTab(props: ReviewSectionProps) {
  const isHydrated = useIsHydrated();
  const [isSent] = useState(!isHydrated);
  const { part, hasFailed, retry } = useLazyPart(loadSection, props.isOpen);
  const sent = useContext(ServerReviews);
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
      {hasFailed && <ErrorPanel message={reviewPanelMessages.notLoaded} onRetry={retry} />}
      {isSent ? (
        <div key="sent" suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED_HTML} />
      ) : (
        !hasFailed && <ReviewSkeleton label={reviewPanelMessages.loading} />
      )}
    </>
  );
}
