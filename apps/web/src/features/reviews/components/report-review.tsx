import { useRef, useState } from 'react';
import { ownReviewWords, reportWords } from '../../../content/reviews.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './report-review.module.css';

const loadReportForm = () => import('./report-form.tsx');
const fetchAhead = () => void loadReportForm().catch(() => {});

export function ReportReview({ id, day }: { id: string; day: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { part, hasFailed, retry } = useLate(loadReportForm, isOpen);
  return (
    <div className={styles.report}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        className={styles.button}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setIsOpen(!isOpen)}
      >
        {reportWords.report}
        <VisuallyHidden>{reportWords.reportOf(day)}</VisuallyHidden>
      </button>
      {isOpen && hasFailed && <ErrorPanel message={ownReviewWords.notLoaded} onRetry={retry} />}
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
