import type { Migration } from './migration.ts';

export const reviews: Migration = {
  name: '003-reviews',
  up: async (connection) => {
    await connection
      .collection('reviews')
      .createIndexes([{ key: { product: 1, stars: -1, createdAt: -1, _id: -1 } }]);
    await connection
      .collection('reviewReports')
      .createIndexes([{ key: { review: 1, reporter: 1 }, unique: true }, { key: { at: -1 } }]);
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
              // Rounds half up, like `rate` of the shared package; $round rounds half to even.
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
