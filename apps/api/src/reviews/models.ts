import type { Connection } from 'mongoose';
import { reviewSchema } from './review.model.ts';

export function defineReviewModels(connection: Connection) {
  return { reviews: connection.model('Review', reviewSchema) };
}
