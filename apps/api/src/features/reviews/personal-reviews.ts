import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { trusted } from 'mongoose';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';
import { updateProductRating } from './update-product-rating.ts';

/** Their text may name people (ADR 021). */
export const personalReviews: PersonalRecords<Pick<PersonalDataExport, 'reviews' | 'reviewReports'>> = {
  exportData: async ({ reviews, reviewReports }, { _id }) => {
    const [written, reported] = await Promise.all([
      reviews.find({ user: _id }).sort({ createdAt: -1 }).lean(),
      reviewReports
        .find({ reporter: String(_id) })
        .sort({ at: -1 })
        .lean(),
    ]);
    return {
      reviews: written.map(
        ({ product, stars, words, fit, size, createdAt, editedAt, hiddenAt, withdrawnAt }) => ({
          product: String(product),
          stars,
          words,
          ...(fit && { fit }),
          ...(size !== undefined && { size }),
          createdAt: createdAt.toISOString(),
          ...(editedAt && { editedAt: editedAt.toISOString() }),
          ...(hiddenAt && { hiddenAt: hiddenAt.toISOString() }),
          ...(withdrawnAt && { withdrawnAt: withdrawnAt.toISOString() }),
        }),
      ),
      reviewReports: reported.map(({ product, reason, words, at }) => ({
        product: String(product),
        reason,
        ...(words !== undefined && { words }),
        at: at.toISOString(),
      })),
    };
  },
  erase: async (database, { _id }, _at, session) => {
    const { reviews, reviewReports } = database;
    const written = await reviews.find({ user: _id }, { product: 1 }, { session }).lean();
    const reportFilter = { review: trusted({ $in: written.map((review) => review._id) }) };
    await reviewReports.deleteMany(reportFilter, { session });
    await reviewReports.deleteMany({ reporter: String(_id) }, { session });
    await reviews.deleteMany({ user: _id }, { session });
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    for (const { product } of written) await updateProductRating(database, product, session);
  },
};
