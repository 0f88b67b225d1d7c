import type { RequestHandler } from 'express';

/** Ours stay far below; longer ones are tries to make something stumble (R54). */
const LONGEST_ADDRESS = 8_192;

export const shortAddress: RequestHandler = (req, res, next) => {
  if (req.url.length <= LONGEST_ADDRESS) return next();
  res.status(414).type('text').send('This address is too long.');
};
