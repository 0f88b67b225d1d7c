import type { Types } from 'mongoose';
import { ensureIndexes, type Migration } from '../../platform/database/migrations/migration.ts';
import { reporterHash } from './report-review.ts';

const reviews: Migration = {
  name: '003-reviews',
  up: async (connection) => {
    await ensureIndexes(connection, {
      reviews: [{ key: { product: 1, stars: -1, createdAt: -1, _id: -1 } }],
      reviewReports: [{ key: { review: 1, reporter: 1 }, unique: true }, { key: { at: -1 } }],
    });
    const countStars = (stars: number) => ({ $sum: { $cond: [{ $eq: ['$stars', stars] }, 1, 0] } });
    await connection
      .collection('reviews')
      .aggregate([
        {
          $group: {
            _id: '$product',
            average: { $avg: '$stars' },
            count: { $sum: 1 },
            one: countStars(1),
            two: countStars(2),
            three: countStars(3),
            four: countStars(4),
            five: countStars(5),
          },
        },
        {
          $project: {
            rating: {
              // Rounds half up, like `rate` of the shared package; $round rounds to even.
              average: { $divide: [{ $floor: { $add: [{ $multiply: ['$average', 10] }, 0.5] } }, 10] },
              count: '$count',
              stars: ['$one', '$two', '$three', '$four', '$five'],
            },
          },
        },
        { $merge: { into: 'products', on: '_id', whenMatched: 'merge', whenNotMatched: 'discard' } },
      ])
      .toArray();
  },
};

type Report = { _id: Types.ObjectId; review: Types.ObjectId; reporter: string };

/** A new `JWT_SECRET` changed the hash of an account. */
export const reviewReporters: Migration = {
  name: '089-review-reporters',
  up: async (connection, secrets) => {
    const reports = connection.collection<Report>('reviewReports');
    const hashes = new Set(await reports.distinct('reporter'));
    if (hashes.size === 0) return;
    for await (const { _id } of connection.collection('users').find({}, { projection: { _id: 1 } })) {
      const reporter = String(_id);
      const known = secrets.map((secret) => reporterHash(secret, `user ${reporter}`));
      const theirs = known.filter((hash) => hashes.has(hash));
      if (theirs.length === 0) continue;
      for (const report of await reports.find({ reporter: { $in: theirs } }).toArray()) {
        const isTwice = await reports.findOne({ review: report.review, reporter });
        if (isTwice) await reports.deleteOne({ _id: report._id });
        else await reports.updateOne({ _id: report._id }, { $set: { reporter } });
      }
    }
  },
};

const decidedReports: Migration = {
  name: '110-decided-reports',
  up: async (connection) => {
    await ensureIndexes(connection, {
      reviewReports: [{ key: { decidedAt: 1 }, expireAfterSeconds: 24 * 60 * 60 }],
    });
  },
};

export const reviewsMigrations = [reviews, reviewReporters, decidedReports];
