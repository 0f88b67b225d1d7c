import { ReviewReport } from '@e-store/shared/reviews/review-report';
import type { FieldErrors, Resolver } from 'react-hook-form';

type Report = { reason: string; words: string };

export const reportCheck: Resolver<Report> = (report) => {
  const { error } = ReviewReport.safeParse({ reason: report.reason });
  if (!error) return { values: report, errors: {} };
  const errors: FieldErrors<Report> = {
    reason: { type: 'contract', message: error.issues[0]?.message ?? '' },
  };
  return { values: {}, errors };
};
