import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/** The same id for the same words, always: what makes loading the demo data twice the same as once. */
export function demoId(...words: (string | number)[]): Types.ObjectId {
  return new Types.ObjectId(createHash('sha256').update(words.join('/')).digest('hex').slice(0, 24));
}
