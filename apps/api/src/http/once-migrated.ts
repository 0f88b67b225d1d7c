import type { RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { UnavailableError } from '../errors.ts';

/**
 * Takes no call before the migrations are applied: a database without its unique indexes would take what breaks its rules
 * (T18). Once they are, nothing is asked again. It does not wait for what is being read into memory: what can be answered
 * without that is.
 */
export function onceMigrated(context: Context): RequestHandler {
  let isMigrated = false;
  return async (_req, _res, next) => {
    isMigrated ||= await context.isMigrated();
    if (!isMigrated) throw new UnavailableError('The shop is not ready yet. Try again in a moment.');
    next();
  };
}
