import type { RequestHandler } from 'express';
import { AppError } from '../errors.ts';

const LONGEST_ADDRESS = 8_192;

/** No call of ours comes near it; longer ones are tries to make something stumble (R54). */
export const shortAddress: RequestHandler = (req, _res, next) => {
  if (req.url.length > LONGEST_ADDRESS)
    throw new AppError(414, 'PAYLOAD_TOO_LARGE', 'This address is too long: at most 8 kB.');
  next();
};
