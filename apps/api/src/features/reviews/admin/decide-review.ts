import { decideReview } from '@e-store/shared/reviews/staff-endpoints';
import { Types } from 'mongoose';
import { NotFoundError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { staffName, recordChange } from '../../../platform/audit/record-change.ts';
import { updateProductRating } from '../update-product-rating.ts';
import { toStaffReviews } from './to-staff-reviews.ts';

/**
 * Hides or approves a review and closes its reports. Reviews are never deleted, so that staff can reverse the
 * decision.
 */
export const decideReviewRoute = route(decideReview, async (input, { database, now }) => {
  const { decision, reason } = input.body;
  const at = now();
  const by = { _id: new Types.ObjectId(input.session.user._id), name: staffName(input) };
  const isHidden = decision === 'hide';
  const decided = await database.connection.transaction(async (session) => {
    const before = await database.reviews
      .findOneAndUpdate(
        { _id: input.params.id },
        {
          $set: { decision: { by, at, reason }, ...(isHidden && { hiddenAt: at }) },
          ...(!isHidden && { $unset: { hiddenAt: 1 } }),
        },
        { session, returnDocument: 'before' },
      )
      .lean();
    if (!before) throw new NotFoundError('This review no longer exists. Its author deleted it.');
    const { deletedCount } = await database.reviewReports.deleteMany({ review: before._id }, { session });
    await updateProductRating(database, before.product, session);
    const product = await database.products.findById(before.product, { name: 1 }).session(session).lean();
    await recordChange(
      database,
      {
        staff: input,
        what: isHidden ? 'review.hidden' : 'review.approved',
        subject: { kind: 'review', id: before._id, label: product?.name ?? 'Review' },
        before: { isHidden: before.hiddenAt !== undefined, reports: deletedCount },
        after: { isHidden, reports: 0, reason },
        at,
      },
      session,
    );
    return await database.reviews.findById(before._id).session(session).orFail().lean();
  });
  const [review] = await toStaffReviews(database, [decided]);
  if (!review) throw new NotFoundError();
  return review;
});
