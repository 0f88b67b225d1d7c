import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

/** Of one day, without any person. */
export type SearchTermRecord = {
  _id: Types.ObjectId;
  /** In India. */
  day: string;
  term: string;
  searches: number;
  clicks: number;
  /** Of the latest search; absent while the catalogue index was unavailable. */
  hits?: number;
  searchedAt: Date;
};

export const searchTermSchema = new Schema<SearchTermRecord>(
  {
    day: { type: String, required: true },
    term: { type: String, required: true },
    searches: { type: Number, required: true },
    clicks: { type: Number, required: true },
    hits: Number,
    searchedAt: { type: Date, required: true },
  },
  { collection: 'searchTerms', ...recordOptions },
);

/** Equal searches have equal terms. */
export const toTerm = (keyword: string): string =>
  keyword.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 64);
