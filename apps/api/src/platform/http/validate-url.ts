import type { RequestHandler } from 'express';
import { AppError } from '../errors/errors.ts';

const LONGEST_ADDRESS = 8_192;

/**
 * Rejects URLs beyond the length limit (R54) and queries that are not UTF-8, which the query parser would
 * leave encoded.
 */
export const validateUrl: RequestHandler = (req, _res, next) => {
  if (req.url.length > LONGEST_ADDRESS)
    throw new AppError(414, 'PAYLOAD_TOO_LARGE', 'This address is too long. At most 8 kB.');
  decodeURIComponent(req.url.split('?').slice(1).join('?'));
  next();
};
