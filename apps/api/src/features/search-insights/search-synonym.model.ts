import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

/** `word` is parsed as if `means` was typed. */
export type SearchSynonymRecord = {
  _id: Types.ObjectId;
  word: string;
  means: string;
};

export const searchSynonymSchema = new Schema<SearchSynonymRecord>(
  {
    word: { type: String, required: true },
    means: { type: String, required: true },
  },
  { collection: 'searchSynonyms', ...recordOptions },
);
