import type { Connection } from 'mongoose';
import { contactMessageSchema } from './contact-message.model.ts';

export function defineContactModels(connection: Connection) {
  return { contactMessages: connection.model('ContactMessage', contactMessageSchema) };
}
