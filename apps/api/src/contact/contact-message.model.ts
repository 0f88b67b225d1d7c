import type { ContactMessage } from '@e-store/shared/contact/endpoints';
import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../record.ts';

/** What the outbox needs to write the mail; forgotten after 30 days, when the mail has long been in the shop's inbox. */
export type ContactMessageRecord = ContactMessage & { _id: Types.ObjectId; createdAt: Date };

const text = { type: String, required: true } as const;

export const contactMessageSchema = new Schema<ContactMessageRecord>(
  { name: text, email: text, message: text, createdAt: { type: Date, required: true } },
  { collection: 'contactMessages', ...recordOptions },
);
