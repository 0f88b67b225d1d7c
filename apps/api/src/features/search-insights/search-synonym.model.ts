import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

/** A search for `word` is parsed as if `means` was typed. */
export type SearchSynonymRecord = {
  _id: Types.ObjectId;
  /** A term; a unique index prevents two meanings of a word. */
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
