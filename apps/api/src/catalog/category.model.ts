import { Schema } from 'mongoose';
import { recordOptions } from '../record.ts';

export type CategoryRecord = {
  /** Its key: what products and orders store. */
  _id: string;
  name: string;
  /** Other spellings, earlier names among them: old links lead on. */
  aliases: string[];
  /** Every word that it goes by, in lower case. A unique index keeps two categories from sharing one. */
  words: string[];
  /** The place in lists. */
  position: number;
  createdAt: Date;
  /** Written by who puts a product into it, so that it is not deleted at that very moment. */
  usedAt?: Date;
};

export const categorySchema = new Schema<CategoryRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    aliases: { type: [String], default: [] },
    words: { type: [String], required: true },
    position: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    usedAt: Date,
  },
  { collection: 'categories', ...recordOptions },
);

/** What `words` holds of a category. */
export const wordsOfCategory = (key: string, name: string, aliases: readonly string[]): string[] => [
  ...new Set([key, name, ...aliases].map((word) => word.trim().toLowerCase())),
];
