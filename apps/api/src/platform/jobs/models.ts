import type { Connection } from 'mongoose';
import { jobLeaseSchema } from './job-lease.model.ts';

export function defineJobModels(connection: Connection) {
  return { jobLeases: connection.model('JobLease', jobLeaseSchema) };
}
