import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/** The same words give the same id, which makes the seed idempotent. */
export function demoId(...words: (string | number)[]): Types.ObjectId {
  return new Types.ObjectId(createHash('sha256').update(words.join('/')).digest('hex').slice(0, 24));
}
