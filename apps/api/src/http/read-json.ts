import express, { type NextFunction, type RequestHandler } from 'express';
import { AppError } from '../errors.ts';

/** Of a body, in bytes, also after it is unpacked. */
const LARGEST_BODY = 100 * 1024;

const parse = express.json({ limit: LARGEST_BODY });

/**
 * Reads a JSON body into `req.body`. One that is too large is refused at once: `express.json` alone would hear it out
 * first, and whoever sends without end would never be answered. What still comes then is thrown away, for as long as a
 * request may take.
 */
export const readJson: RequestHandler = (req, res, next) => {
  let isSettled = false;
  const settle: NextFunction = (error?: unknown) => {
    if (isSettled) return;
    isSettled = true;
    next(error);
  };
  if (req.is('application/json')) {
    let length = 0;
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > LARGEST_BODY)
        settle(new AppError(413, 'PAYLOAD_TOO_LARGE', 'This is too much at once: at most 100 kB.'));
    });
  }
  parse(req, res, settle);
};
