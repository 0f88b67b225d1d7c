import type { ReviewReport } from '@e-store/shared/reviews/review-report';
import { createApiThunk } from '../../lib/thunk.ts';

export const reportReview = createApiThunk(
  'reviews/report',
  (api, { id, report }: { id: string; report: ReviewReport }) =>
    api.call('POST /review/:id/report', { params: { id }, body: report }),
);
