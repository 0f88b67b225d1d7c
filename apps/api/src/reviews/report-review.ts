import { reportReview } from '@e-store/shared/reviews/endpoints';
import { isDuplicateKey } from '../duplicate-key.ts';
import { NotFoundError } from '../errors.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { reporterOf } from './reporter-of.ts';
import { IS_SHOWN } from './shown.ts';

const THANKS = 'Thank you. It is noted for the staff of the shop.';

/**
 * Notes an objection for staff; the review stays until they decide, because hiding by count would hand that decision to
 * whoever brings enough friends. A person counts once a review, signed in or else by address: the second time is
 * answered like the first, for it may be the first one sent again.
 */
export const reportReviewRoute = route(
  reportReview,
  async ({ params, body, sessionToken, clientAddress }, context) => {
    const { database, limits, sessions, config, now } = context;
    await limits.take(LIMITS.reviewReportsOfAddress, clientAddress);
    const review = await database.reviews.findOne({ _id: params.id, ...IS_SHOWN }, { product: 1 }).lean();
    if (!review) throw new NotFoundError('This review is not there (any more).');
    const session = sessionToken ? await sessions.find(sessionToken) : undefined;
    const report = {
      review: review._id,
      product: review.product,
      reporter: reporterOf(config, session ? `user ${session.user._id}` : `address ${clientAddress}`),
      ...body,
      at: now(),
    };
    await database.reviewReports.create([report]).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
    return { message: THANKS };
  },
);
