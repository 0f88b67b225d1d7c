import type { RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { UnavailableError } from '../errors/errors.ts';

/**
 * Rejects calls until the migrations are applied: without unique indexes, writes could break invariants
 * (T18). The result is cached.
 */
export function requireMigrations(context: Context): RequestHandler {
  let isMigrated = false;
  return async (_req, _res, next) => {
    isMigrated ||= await context.isMigrated();
    if (!isMigrated) throw new UnavailableError('The shop is not ready yet. Try again in a moment.');
    next();
  };
}
