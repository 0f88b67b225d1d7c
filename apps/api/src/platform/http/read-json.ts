import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import express, { type NextFunction, type RequestHandler } from 'express';
import { AppError } from '../errors/errors.ts';
import { charsetError } from '../errors/to-http-error.ts';

const LONGEST_ADDRESS = 8_192;

/** Rejects too long URLs (R54) and queries that are not UTF-8, which the query parser would leave encoded. */
export const validateUrl: RequestHandler = (req, _res, next) => {
  if (req.url.length > LONGEST_ADDRESS)
    throw new AppError(414, 'PAYLOAD_TOO_LARGE', 'This address is too long. At most 8 kB.');
  decodeURIComponent(req.url.split('?').slice(1).join('?'));
  next();
};

const LARGEST_BODY = 100 * 1024;

/** Enough for the largest body at 80 kbit/s; equals the header timeout. */
const WITHIN_MS = 10_000;

const rawBodies = new WeakMap<IncomingMessage, Buffer>();

/** As it was sent, to verify its signature. */
export const rawBodyOf = (req: IncomingMessage): Buffer => rawBodies.get(req) ?? Buffer.alloc(0);

/** `express.json` converts other charsets but silently replaces invalid UTF-8. */
const parse = express.json({
  limit: LARGEST_BODY,
  verify: (req, _res, bytes, charset) => {
    rawBodies.set(req, bytes);
    if (charset !== 'utf-8') throw charsetError();
    if (!isUtf8(bytes)) throw new AppError(400, 'MALFORMED_BODY', 'The body is not valid UTF-8.');
  },
});

/** Rejects a too large body at once (`express.json` waits for its end), and a too slow one. */
export const readJson: RequestHandler = (req, res, next) => {
  let isFinished = false;
  let timer: NodeJS.Timeout | undefined;
  const finish: NextFunction = (error?: unknown) => {
    if (isFinished) return;
    isFinished = true;
    clearTimeout(timer);
    next(error);
  };
  if (req.is('application/json')) {
    let length = 0;
    timer = setTimeout(() => finish(slowBodyError()), WITHIN_MS);
    req.once('close', () => clearTimeout(timer));
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > LARGEST_BODY)
        finish(new AppError(413, 'PAYLOAD_TOO_LARGE', 'The request is too large. At most 100 kB.'));
    });
  }
  parse(req, res, finish);
};

const slowBodyError = () =>
  new AppError(408, 'MALFORMED_BODY', 'The request was not complete in time.', {
    headers: { Connection: 'close' },
  });
