import { ReviewReport } from '@e-store/shared/reviews/review';
import type { Resolver } from 'react-hook-form';
import { toCheckResult } from '../../lib/use-checked-form.ts';

type Report = { reason: string; words: string };

export const reportCheck: Resolver<Report> = (report) => {
  const { error } = ReviewReport.safeParse({ reason: report.reason });
  return toCheckResult(report, error?.issues);
};
