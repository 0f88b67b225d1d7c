import { describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { z } from 'zod';
import {
  AppError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
} from './errors.ts';
import { toHttpError } from './to-http-error.ts';

const { MongoBulkWriteError, MongoNetworkError, MongoServerError, MongoServerSelectionError } =
  mongoose.mongo;
const httpError = (status: number, type?: string) =>
  Object.assign(new Error('details that nobody should read'), { status, ...(type && { type }) });
const serverError = (code: number) => new MongoServerError({ message: 'details', code });

describe('an error on the wire', () => {
  it.each([
    ['a bad field', new ValidationError({ email: 'Enter an email address.' }), 400, 'VALIDATION_FAILED'],
    ['no session', new UnauthenticatedError(), 401, 'UNAUTHENTICATED'],
    ['a wrong role', new ForbiddenError(), 403, 'FORBIDDEN'],
    ['nothing there', new NotFoundError(), 404, 'NOT_FOUND'],
    ['a conflict', new ConflictError('The price has changed.', 'PRICE_CHANGED'), 409, 'PRICE_CHANGED'],
    ['too busy', new UnavailableError('Come back.'), 503, 'SERVICE_UNAVAILABLE'],
    ['a body too large', httpError(413, 'entity.too.large'), 413, 'PAYLOAD_TOO_LARGE'],
    ['a body that is no JSON', httpError(400, 'entity.parse.failed'), 400, 'MALFORMED_BODY'],
    ['an unknown encoding', httpError(415, 'encoding.unsupported'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an unknown charset', httpError(415, 'charset.unsupported'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body that was broken off', httpError(400, 'request.aborted'), 400, 'MALFORMED_BODY'],
    ['a body that cannot be unpacked', httpError(400), 400, 'MALFORMED_BODY'],
    ['an address that cannot be decoded', new URIError('URI malformed'), 400, 'MALFORMED_BODY'],
    ['a range beyond the end of a file', httpError(416), 400, 'MALFORMED_BODY'],
    ['a picture that changed', httpError(412), 400, 'MALFORMED_BODY'],
    ['no primary', new MongoServerSelectionError('no primary', {} as never), 503, 'SERVICE_UNAVAILABLE'],
    [
      'a socket that broke',
      Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
      503,
      'SERVICE_UNAVAILABLE',
    ],
    ['a cut connection', new MongoNetworkError('ECONNRESET'), 503, 'SERVICE_UNAVAILABLE'],
    [
      'a bulk write whose connection was cut',
      new MongoBulkWriteError(new MongoNetworkError('ECONNRESET') as never, {} as never),
      503,
      'SERVICE_UNAVAILABLE',
    ],
    ['a primary that steps down', serverError(10107), 503, 'SERVICE_UNAVAILABLE'],
    ['a database that shuts down', serverError(11600), 503, 'SERVICE_UNAVAILABLE'],
    [
      'a database that was never reached',
      new mongoose.MongooseError('Operation `users.findOne()` buffering timed out after 2500ms'),
      503,
      'SERVICE_UNAVAILABLE',
    ],
    ['a duplicate nobody foresaw', serverError(11000), 500, 'INTERNAL'],
    ['a slip of ours', new TypeError('x is not a function'), 500, 'INTERNAL'],
    ['an answer of a wrong shape', z.string().safeParse(1).error, 500, 'INTERNAL'],
    ['a file that cannot be read', httpError(500), 500, 'INTERNAL'],
    ['a text', 'thrown text', 500, 'INTERNAL'],
    ['nothing at all', undefined, 500, 'INTERNAL'],
    ['null', null, 500, 'INTERNAL'],
  ])('is for %s what it should be', (_what, error, status, code) => {
    const answer = toHttpError(error);
    expect(answer).toMatchObject({ status, body: { success: false, code }, isUnexpected: status === 500 });
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/);
    expect(JSON.stringify(answer.body)).not.toMatch(/details|thrown|not a function|ECONN|buffering/);
  });

  it.each([
    ['of the database', serverError(14031)],
    ['of ours', new Error('details', { cause: Object.assign(new Error('details'), { code: 'ENOSPC' }) })],
    ['of ours, by quota', Object.assign(new Error('details'), { code: 'EDQUOT' })],
  ])('is 503 for a full disk %s, and logged in full', (_whose, error) => {
    expect(toHttpError(error)).toEqual({
      status: 503,
      body: {
        success: false,
        code: 'SERVICE_UNAVAILABLE',
        message: 'The shop has no space left to save this. Try again later.',
      },
      headers: { 'Retry-After': '60' },
      isUnexpected: true,
    });
  });

  it('names the fields, and speaks for one alone', () => {
    const fields = { email: 'Enter an email address.' };
    expect(toHttpError(new ValidationError(fields)).body).toEqual({
      success: false,
      code: 'VALIDATION_FAILED',
      message: 'Enter an email address.',
      fields,
    });
    const both = { ...fields, password: 'Enter a password.' };
    expect(toHttpError(new ValidationError(both)).body.message).toBe(
      'Correct 2 fields: Enter an email address. Enter a password.',
    );
  });

  it('carries what belongs to it', () => {
    const conflict = new ConflictError('The price has changed.', 'PRICE_CHANGED', { quote: { total: 1 } });
    expect(toHttpError(conflict).body).toMatchObject({ quote: { total: 1 } });
    const error = new AppError(405, 'METHOD_NOT_ALLOWED', 'Not offered.', { headers: { Allow: 'GET' } });
    expect(toHttpError(error).headers).toEqual({ Allow: 'GET' });
    expect(toHttpError(new UnavailableError('Come back.', 5)).headers).toEqual({ 'Retry-After': '5' });
  });
});
