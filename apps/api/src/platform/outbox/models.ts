import type { Connection } from 'mongoose';
import { outboxMailSchema } from './outbox-mail.model.ts';

export function defineMailModels(connection: Connection) {
  return { outboxMails: connection.model('OutboxMail', outboxMailSchema) };
}
