import { isUtf8 } from 'node:buffer';
import express, { type NextFunction, type RequestHandler } from 'express';
import { AppError } from '../errors.ts';

/** Of a body, in bytes, also after it is unpacked. */
const LARGEST_BODY = 100 * 1024;

/** Enough for the largest body on a line of 80 kbit/s; the same as for headers. */
const WITHIN_MS = 10_000;

/** Other charsets are converted by `express.json`; it would replace bytes that are not UTF-8 without a word. */
const parse = express.json({
  limit: LARGEST_BODY,
  verify: (_req, _res, bytes, charset) => {
    if (charset === 'utf-8' && !isUtf8(bytes))
      throw new AppError(400, 'MALFORMED_BODY', 'The body is not valid UTF-8.');
  },
});

/**
 * Reads a JSON body into `req.body`. One that is too large is refused at once: `express.json` alone would hear it out
 * first, and whoever sends without end would never be answered. What still comes then is thrown away, for as long as a
 * request may take. One that comes too slowly is refused, and its connection ends.
 */
export const readJson: RequestHandler = (req, res, next) => {
  let isSettled = false;
  let timer: NodeJS.Timeout | undefined;
  const settle: NextFunction = (error?: unknown) => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    next(error);
  };
  if (req.is('application/json')) {
    let length = 0;
    timer = setTimeout(() => settle(tooSlow()), WITHIN_MS);
    req.once('close', () => clearTimeout(timer));
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > LARGEST_BODY)
        settle(new AppError(413, 'PAYLOAD_TOO_LARGE', 'The request is too large. At most 100 kB.'));
    });
  }
  parse(req, res, settle);
};

const tooSlow = () =>
  new AppError(408, 'MALFORMED_BODY', 'The request was not complete in time.', {
    headers: { Connection: 'close' },
  });
