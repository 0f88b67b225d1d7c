import type { Connection } from 'mongoose';
import { customerNoteSchema } from './customer-note.model.ts';

export function defineCustomerModels(connection: Connection) {
  return { customerNotes: connection.model('CustomerNote', customerNoteSchema) };
}
