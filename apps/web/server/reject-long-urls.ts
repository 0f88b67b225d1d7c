import type { RequestHandler } from 'express';

/** Our own addresses are far shorter (R54). */
const MAX_URL_LENGTH = 8_192;

export const rejectLongUrls: RequestHandler = (req, res, next) => {
  if (req.url.length <= MAX_URL_LENGTH) return next();
  res.status(414).type('text').send('This address is too long.');
};
