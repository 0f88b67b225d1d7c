import type { Connection } from 'mongoose';
import { idempotencyKeySchema } from './idempotency-key.model.ts';

export function defineIdempotencyModels(connection: Connection) {
  return { idempotencyKeys: connection.model('IdempotencyKey', idempotencyKeySchema) };
}
