import { useRef, useState } from 'react';
import { ownReviewMessages, reportMessages } from '../../../messages/en/reviews/reviews.ts';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './report-review.module.css';

const loadReportForm = () => import('./report-form.tsx');
const prefetchForm = () => void loadReportForm().catch(() => {});

export function ReportReview({ id, day }: { id: string; day: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { part, hasFailed, retry } = useLazyPart(loadReportForm, isOpen);
  return (
    <div className={styles.report}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        className={styles.button}
        onPointerEnter={prefetchForm}
        onFocus={prefetchForm}
        onClick={() => setIsOpen(!isOpen)}
      >
        {reportMessages.report}
        <VisuallyHidden>{reportMessages.reportOf(day)}</VisuallyHidden>
      </button>
      {isOpen && hasFailed && <ErrorPanel message={ownReviewMessages.notLoaded} onRetry={retry} />}
      {isOpen && part && (
        <part.ReportForm
          id={id}
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
