import { type QueryFilter, trusted, Types } from 'mongoose';
import {
  listStaffReviews,
  type StaffReviewQuery,
  decideReview,
} from '@e-store/shared/reviews/staff-endpoints';
import type { StaffReview } from '@e-store/shared/reviews/review';
import { route } from '../../../platform/http/route.ts';
import { readPage } from '../../../platform/database/read-page.ts';
import { type ReviewRecord, toReview } from '../review.model.ts';
import { OPEN_REPORTS_FILTER } from '../report-review.ts';
import { HIDDEN_FILTER, NOT_WITHDRAWN_FILTER } from '../list-reviews.ts';
import { ConflictError, NotFoundError } from '../../../platform/errors/errors.ts';
import { staffName, recordChange } from '../../../platform/audit/record-change.ts';
import { updateProductRating } from '../update-product-rating.ts';
import type { Database } from '../../../platform/database/database.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

export const listStaffReviewsRoute = route(listStaffReviews, async ({ query }, { database }) => {
  const { page, limit } = query;
  const reported = await database.reviewReports.distinct('review', OPEN_REPORTS_FILTER);
  const wanted = filterOf(query, reported);
  const [total, countedReports, hidden] = await Promise.all([
    database.reviews.countDocuments(wanted),
    countReported(database, reported),
    database.reviews.countDocuments({ ...HIDDEN_FILTER, ...NOT_WITHDRAWN_FILTER }),
  ]);
  const reviews = await readPage({ page, limit, total, sort: NEWEST_FIRST }, (part) =>
    database.reviews.find(wanted).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  return {
    reviews: await toStaffReviews(database, reviews),
    total,
    page,
    limit,
    counts: { reported: countedReports, hidden },
  };
});

/** A review may have been deleted while it was reported. */
export async function countReported(
  { reviews, reviewReports }: Pick<Database, 'reviews' | 'reviewReports'>,
  reported?: readonly Types.ObjectId[],
): Promise<number> {
  const ids = reported ?? (await reviewReports.distinct('review', OPEN_REPORTS_FILTER));
  return reviews.countDocuments({ ...NOT_WITHDRAWN_FILTER, _id: trusted({ $in: [...ids] }) });
}

function filterOf(
  { show, stars, product }: StaffReviewQuery,
  reported: readonly Types.ObjectId[],
): QueryFilter<ReviewRecord> {
  return {
    ...NOT_WITHDRAWN_FILTER,
    ...(show === 'reported' && { _id: trusted({ $in: [...reported] }) }),
    ...(show === 'hidden' && HIDDEN_FILTER),
    ...(stars !== undefined && { stars }),
    ...(product !== undefined && { product: new Types.ObjectId(product) }),
  };
}

/**
 * Hides or approves a review and closes its reports. An undo restores both.
 * @throws ConflictError for an undo of somebody else's decision, after a day, or of words written since
 */
export const decideReviewRoute = route(decideReview, async (input, { database, now }) => {
  const { decision, reason } = input.body;
  const at = now();
  const by = { _id: new Types.ObjectId(input.session.user._id), name: staffName(input) };
  const decided = await database.connection.transaction(async (session) => {
    const filter = { _id: input.params.id, ...NOT_WITHDRAWN_FILTER };
    const before = await database.reviews.findOne(filter).session(session).lean();
    if (!before) throw new NotFoundError('This review no longer exists. Its author deleted it.');
    const undone = decision === 'undo' ? findUndoable(before, by._id, at) : undefined;
    const hiddenAt = undone ? undone.hiddenBefore : decision === 'hide' ? at : undefined;
    const { previous: _earlier, hiddenBefore: _hidden, ...previous } = before.decision ?? {};
    const made = {
      by,
      at,
      reason,
      ...(before.decision && { previous }),
      ...(before.hiddenAt && { hiddenBefore: before.hiddenAt }),
    };
    const current = undone ? undone.previous : made;
    const after = await database.reviews
      .findOneAndUpdate(
        filter,
        {
          $set: { ...(hiddenAt && { hiddenAt }), ...(current && { decision: current }) },
          $unset: { ...(!hiddenAt && { hiddenAt: 1 }), ...(!current && { decision: 1 }) },
        },
        { session, returnDocument: 'after' },
      )
      .orFail()
      .lean();
    const { modifiedCount: reports } = undone
      ? await database.reviewReports.updateMany(
          { review: before._id, decidedAt: undone.at },
          { $unset: { decidedAt: 1 } },
          { session },
        )
      : await database.reviewReports.updateMany(
          { review: before._id, ...OPEN_REPORTS_FILTER },
          { $set: { decidedAt: at } },
          { session },
        );
    await updateProductRating(database, before.product, session);
    const product = await database.products.findById(before.product, { name: 1 }).session(session).lean();
    await recordChange(
      database,
      {
        staff: input,
        what: `review.${AUDITED_AS[decision]}`,
        subject: { kind: 'review', id: before._id, label: product?.name ?? 'Review' },
        before: { isHidden: before.hiddenAt !== undefined, reports: undone ? 0 : reports },
        after: { isHidden: hiddenAt !== undefined, reports: undone ? reports : 0, reason },
        at,
      },
      session,
    );
    return after;
  });
  const [review] = await toStaffReviews(database, [decided]);
  if (!review) throw new NotFoundError();
  return review;
});

const AUDITED_AS = { approve: 'approved', hide: 'hidden', undo: 'undone' } as const;

const UNDO_MS = 24 * 60 * 60 * 1000;

function findUndoable({ decision, createdAt, editedAt }: ReviewRecord, by: Types.ObjectId, at: Date) {
  const since = at.getTime() - UNDO_MS;
  const isOwn = decision?.by._id.equals(by) === true;
  if (isOwn && decision.at.getTime() > since && (editedAt ?? createdAt) <= decision.at) return decision;
  throw new ConflictError('Your decision about this review can no longer be undone.');
}

async function toStaffReviews(
  { users, products, reviewReports }: Database,
  reviews: readonly ReviewRecord[],
): Promise<StaffReview[]> {
  const inIds = (ids: readonly Types.ObjectId[]) => trusted({ $in: [...ids] });
  const [authors, things, reports] = await Promise.all([
    users.find({ _id: inIds(reviews.map(({ user }) => user)) }, { firstname: 1, lastname: 1 }).lean(),
    products.find({ _id: inIds(reviews.map(({ product }) => product)) }, { name: 1 }).lean(),
    reviewReports
      .find({ review: inIds(reviews.map(({ _id }) => _id)), ...OPEN_REPORTS_FILTER })
      .sort({ at: -1 })
      .lean(),
  ]);
  const names = new Map(
    authors.map(({ _id, firstname, lastname }) => [String(_id), `${firstname} ${lastname}`]),
  );
  const called = new Map(things.map(({ _id, name }) => [String(_id), name]));
  return reviews.map((review) => ({
    ...toReview(review),
    product: { _id: String(review.product), name: called.get(String(review.product)) ?? '' },
    author: { _id: String(review.user), name: names.get(String(review.user)) ?? '' },
    reports: reports
      .filter((report) => String(report.review) === String(review._id))
      .map(({ reason, words, at }) => ({ reason, words, at: at.toISOString() })),
    isHidden: review.hiddenAt !== undefined,
    ...(review.decision && {
      decision: {
        by: { _id: String(review.decision.by._id), name: review.decision.by.name },
        at: review.decision.at.toISOString(),
        reason: review.decision.reason,
      },
    }),
  }));
}
