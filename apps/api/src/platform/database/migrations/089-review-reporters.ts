import type { Types } from 'mongoose';
import { reporterHash } from '../../../features/reviews/reporter-hash.ts';
import type { Migration } from './migration.ts';

type Report = { _id: Types.ObjectId; review: Types.ObjectId; reporter: string };

/** Replaces reporter hashes by account ids, because a new `JWT_SECRET` changed the hash of an account. */
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
