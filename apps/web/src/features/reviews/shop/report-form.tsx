import { MAX_REPORT_LENGTH, REPORT_REASONS, type ReportReason } from '@e-store/shared/reviews/review-rules';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { reportMessages } from '../../../messages/en/reviews/reviews.ts';
import { createApiThunk } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { toCheckResult, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { RadioOption } from '../../../ui/radio-option.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { ChoiceSet } from './choice-set.tsx';
import styles from './report-review.module.css';

const reportReview = createApiThunk('reviews/report', 'POST /review/:id/report');

const loadCheck = async () => {
  const { ReviewReport } = await import('@e-store/shared/reviews/review');
  return (report: Report) =>
    toCheckResult(report, ReviewReport.safeParse({ reason: report.reason }).error?.issues);
};

type Report = { reason: string; words: string };

export function ReportForm({ id, onClose }: { id: string; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [thanks, setThanks] = useState<string>();
  const { form, field, busy, failure, onSubmit } = useCheckedForm<Report>({
    loadCheck,
    defaultValues: { reason: '', words: '' },
    async send({ reason, words }) {
      const report = { reason: reason as ReportReason, ...(words.trim() && { words }) };
      const outcome = await dispatch(reportReview({ id, ...report }));
      if (reportReview.fulfilled.match(outcome)) setThanks(outcome.payload.message);
      return outcome;
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('reason'), [setFocus]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (thanks) place.current?.focus();
  }, [thanks]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const { error } = field('reason');
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={place} tabIndex={-1} className={styles.form} onKeyDown={onKeyDown}>
      <SuccessNote>{thanks}</SuccessNote>
      {!thanks && (
        <Form failure={failure?.message} onSubmit={onSubmit}>
          <ChoiceSet label={reportMessages.title} error={error}>
            {REPORT_REASONS.map((reason) => (
              <RadioOption
                key={reason}
                {...form.register('reason')}
                value={reason}
                label={reportMessages.reasons[reason]}
                className={styles.reason}
              />
            ))}
          </ChoiceSet>
          <TextArea {...field('words')} label={reportMessages.words} maxLength={MAX_REPORT_LENGTH} rows={3} />
          <div className={styles.row}>
            <SubmitButton busy={busy}>{reportMessages.send}</SubmitButton>
            <Button kind="ghost" onClick={onClose}>
              {reportMessages.cancel}
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}
