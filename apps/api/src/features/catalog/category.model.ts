import { Schema } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

export type CategoryRecord = {
  _id: string;
  name: string;
  /** Other spellings and earlier names: old links still resolve. */
  aliases: string[];
  /** Every key, name and alias in lower case. A unique index prevents sharing. */
  words: string[];
  position: number;
  createdAt: Date;
  /** Written when a product joins the category, so that a concurrent delete conflicts. */
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

export const toCategoryWords = (key: string, name: string, aliases: readonly string[]): string[] => [
  ...new Set([key, name, ...aliases].map((word) => word.trim().toLowerCase())),
];
