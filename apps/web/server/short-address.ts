import type { RequestHandler } from 'express';

/** Our own addresses are far shorter; longer ones are attacks (R54). */
const LONGEST_ADDRESS = 8_192;

export const shortAddress: RequestHandler = (req, res, next) => {
  if (req.url.length <= LONGEST_ADDRESS) return next();
  res.status(414).type('text').send('This address is too long.');
};
