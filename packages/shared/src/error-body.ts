import { z } from 'zod';

/** Codes are stable; messages may change. */
export const ERROR_CODES = [
  'VALIDATION_FAILED',
  'MALFORMED_BODY',
  'WRONG_PASSWORD',
  'WRONG_CODE',
  'INVALID_TOKEN',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_UNREADABLE',
  'FORBIDDEN',
  'CROSS_ORIGIN',
  'PASSWORD_CONFIRMATION_REQUIRED',
  'SECOND_FACTOR_SETUP_REQUIRED',
  'NEW_PASSWORD_REQUIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'NOT_ACCEPTABLE',
  'CONFLICT',
  'CHANGED_MEANWHILE',
  'PRICE_CHANGED',
  'PROMO_REFUSED',
  'OUT_OF_STOCK',
  'PRODUCT_UNAVAILABLE',
  'PAYMENT_METHOD_UNAVAILABLE',
  'ORDER_LIMIT',
  'EMAIL_PROOF_REQUIRED',
  'EMAIL_TAKEN',
  'ALREADY_EXISTS',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_KEY_IN_USE',
  'ALREADY_DONE',
  'PRECONDITION_REQUIRED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * `fields` maps input paths (`shippingInfo.phoneNo`, `price[gt]`, `lines.0.to`) to messages. `PRICE_CHANGED`
 * and `PROMO_REFUSED` add `quote`, `OUT_OF_STOCK` adds `lines`, `CHANGED_MEANWHILE` (412) the current record.
 */
export const ErrorBody = z.looseObject({
  success: z.literal(false),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
