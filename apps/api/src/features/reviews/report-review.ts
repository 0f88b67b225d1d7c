import { createHmac } from 'node:crypto';
import { trusted, Schema, type Types } from 'mongoose';
import { reportReview } from '@e-store/shared/reviews/endpoints';
import { REPORT_REASONS, type ReportReason } from '@e-store/shared/reviews/review-rules';
import { onDuplicateKey } from '../../platform/database/update-with-version.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { listJwtSecrets } from '../../platform/config/config.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { recordOptions } from '../../platform/database/record.ts';
import { SHOWN_FILTER } from './list-reviews.ts';

const THANKS = 'Thank you. Our team will check this review.';

/**
 * Only staff hide reviews. An account or IP address counts once per review. A repeat gets the same response,
 * because it may be a retry.
 */
export const reportReviewRoute = route(
  reportReview,
  async ({ params, body, sessionToken, clientAddress }, context) => {
    const { database, limits, sessions, config, now } = context;
    await limits.take(LIMITS.reviewReportsOfAddress, clientAddress);
    const review = await database.reviews.findOne({ _id: params.id, ...SHOWN_FILTER }, { product: 1 }).lean();
    if (!review) throw new NotFoundError('This review no longer exists.');
    const session = sessionToken ? await sessions.find(sessionToken) : undefined;
    // Old secrets identify an address while configured.
    const reporters = session
      ? [session.user._id]
      : listJwtSecrets(config).map((secret) => reporterHash(secret, `address ${clientAddress}`));
    const earlier = { review: review._id, reporter: trusted({ $in: reporters }) };
    await database.reviewReports.deleteMany({ ...earlier, decidedAt: trusted({ $exists: true }) });
    if (await database.reviewReports.exists(earlier)) return { message: THANKS };
    const report = {
      review: review._id,
      product: review.product,
      reporter: reporters[0],
      ...body,
      at: now(),
    };
    await database.reviewReports.create([report]).catch(onDuplicateKey(() => undefined));
    return { message: THANKS };
  },
);

/** Counts a reporter once without storing the address. */
export const reporterHash = (secret: string, reporter: `user ${string}` | `address ${string}`) =>
  createHmac('sha256', secret).update(`review report ${reporter}`).digest('base64url');

type ReviewReportRecord = {
  _id: Types.ObjectId;
  review: Types.ObjectId;
  product: Types.ObjectId;
  /** An account, or a keyed hash of the IP address. Unique with `review`. */
  reporter: string;
  reason: ReportReason;
  words?: string;
  at: Date;
  /** An undo opens it again until the index deletes it. */
  decidedAt?: Date;
};

export const OPEN_REPORTS_FILTER = { decidedAt: trusted({ $exists: false }) };

const reference = { type: Schema.Types.ObjectId, required: true } as const;

export const reviewReportSchema = new Schema<ReviewReportRecord>(
  {
    review: reference,
    product: reference,
    reporter: { type: String, required: true },
    reason: { type: String, enum: REPORT_REASONS, required: true },
    words: String,
    at: { type: Date, required: true },
    decidedAt: Date,
  },
  { collection: 'reviewReports', ...recordOptions },
);
