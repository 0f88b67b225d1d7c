import type { Connection } from 'mongoose';
import { heartbeatSchema } from './heartbeat.model.ts';

export function defineOperationModels(connection: Connection) {
  return { heartbeats: connection.model('Heartbeat', heartbeatSchema) };
}
