import type { ErrorCode } from './error-body.ts';

export type ErrorEntry = {
  status: readonly [number, ...number[]];
  meaning: string;
  remedy: string;
};

/** Source of docs/errors.md and of the OpenAPI errors. */
export const ERROR_TABLE: Readonly<Record<ErrorCode, ErrorEntry>> = {
  VALIDATION_FAILED: {
    status: [400],
    meaning: 'A value in the path, query or body is missing or invalid.',
    remedy: 'Correct the inputs in `fields`, which has a message for each, and send the request again.',
  },
  MALFORMED_BODY: {
    status: [400, 408],
    meaning:
      'The body is not valid JSON, the URL is malformed, or the request is not valid HTTP; 408: the request was not complete in time.',
    remedy: 'Send JSON in UTF-8 and percent-encode the URL.',
  },
  WRONG_PASSWORD: {
    status: [400],
    meaning: 'The password of the signed-in account, which this call asks for again, is wrong.',
    remedy: 'Ask for the password again, next to the input in `fields`.',
  },
  WRONG_CODE: {
    status: [400],
    meaning: 'The code of the authenticator app or the recovery code is wrong or already used.',
    remedy: 'Ask for the next code, next to the input in `fields`.',
  },
  INVALID_TOKEN: {
    status: [400],
    meaning: 'The token of the mailed link or of the previous step is used, expired or unknown.',
    remedy: 'Request a new token with the call that sent it.',
  },
  UNAUTHENTICATED: {
    status: [401],
    meaning: 'The call needs a session; the request has none, or the session has ended.',
    remedy: 'Sign in with `POST /login` and send the session cookie.',
  },
  INVALID_CREDENTIALS: {
    status: [401],
    meaning: 'The email or the password is wrong; the response does not say which.',
    remedy: 'Ask for both again.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: [401],
    meaning:
      'Email and password are correct; the account uses two-step sign-in, and the code is missing or wrong.',
    remedy: 'Send the sign-in again with `code`: six digits of the authenticator app, or a recovery code.',
  },
  SECOND_FACTOR_UNREADABLE: {
    status: [409],
    meaning:
      'The server cannot decrypt the authenticator key of the account: `TOTP_SECRET` is not the secret that encrypted it.',
    remedy:
      'Send a recovery code. An operator restores `TOTP_SECRET`, or an Admin turns off the two-step sign-in of the account.',
  },
  FORBIDDEN: {
    status: [403],
    meaning: 'The account does not have the role for this call, or a browser sent it as a prefetch.',
    remedy: 'Use an account with one of the roles in the description of the operation.',
  },
  CROSS_ORIGIN: {
    status: [403],
    meaning: 'A browser sent a change from a page of another site.',
    remedy:
      'Call from the shop’s own pages, or from a program that sends neither `Origin` nor `Sec-Fetch-Site`.',
  },
  PASSWORD_CONFIRMATION_REQUIRED: {
    status: [403],
    meaning: 'Staff calls require the password again 30 minutes after the last confirmation.',
    remedy: 'Send the password to `POST /admin/confirm`, then repeat the call.',
  },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: [403],
    meaning: 'The shop requires two-step sign-in for all staff, and this account has not set it up.',
    remedy: 'Set it up with `POST /admin/second-factor/key` and `PUT /admin/second-factor`.',
  },
  NEW_PASSWORD_REQUIRED: {
    status: [403],
    meaning:
      'Email and password are correct, but the password is shorter than the role of the account requires.',
    remedy: 'Choose a new password with the mailed link, then sign in again.',
  },
  NOT_FOUND: {
    status: [404],
    meaning: 'No record has this id or URL, or it belongs to another account.',
    remedy: 'Check the id; do not repeat the call.',
  },
  METHOD_NOT_ALLOWED: {
    status: [405],
    meaning: 'The path exists, but not with this method.',
    remedy: 'Use one of the methods in the `Allow` header.',
  },
  NOT_ACCEPTABLE: {
    status: [406],
    meaning:
      'The `Accept` header excludes the format of the response: `application/pdf` for invoices, JSON elsewhere.',
    remedy: 'Accept that format, or omit the header.',
  },
  CONFLICT: {
    status: [409],
    meaning: 'The current state does not allow this change, such as cancelling a shipped order.',
    remedy: 'Read the record again and decide again; `message` says why the change is not possible.',
  },
  CHANGED_MEANWHILE: {
    status: [409, 412],
    meaning:
      'Someone else changed the record since it was read (412 with `If-Match`); the body contains its current version as `product`, `order`, `promoCode` or `settings`.',
    remedy: 'Read the record again, apply the change to it, and send its version as `If-Match`.',
  },
  PRICE_CHANGED: {
    status: [409],
    meaning: 'The total that the shopper saw is no longer the price of the order. Nothing was ordered.',
    remedy: 'Show the new `quote` of the body, and order with its total when the shopper agrees.',
  },
  PROMO_REFUSED: {
    status: [409],
    meaning: 'The promo code does not apply to this order. Nothing was ordered.',
    remedy: 'Show the reason, and the `quote` of the body without the code.',
  },
  OUT_OF_STOCK: {
    status: [409],
    meaning: 'Fewer units are in stock than requested. Nothing was ordered.',
    remedy: 'Offer the quantities that `lines` of the body lists.',
  },
  PRODUCT_UNAVAILABLE: {
    status: [409],
    meaning: 'A product of the order is no longer sold. Nothing was ordered.',
    remedy: 'Remove the product from the cart.',
  },
  PAYMENT_METHOD_UNAVAILABLE: {
    status: [409],
    meaning: 'The shop does not offer this payment method, or not for this order. Nothing was ordered.',
    remedy: 'Send the order with a method that `POST /payment/options` lists without a reason.',
  },
  ORDER_LIMIT: {
    status: [409],
    meaning: 'The order is above one of the shop’s limits for orders. Nothing was ordered.',
    remedy: 'Order less, or wait until earlier orders have arrived; `message` names the limit.',
  },
  EMAIL_PROOF_REQUIRED: {
    status: [409],
    meaning: 'The shop requires a verified email before a second open order. Nothing was ordered.',
    remedy: 'Request the mail with `POST /me/email-proof`, open its link, and send the order again.',
  },
  EMAIL_TAKEN: {
    status: [409],
    meaning: 'An account with this email exists.',
    remedy: 'Sign in, or use another email.',
  },
  ALREADY_EXISTS: {
    status: [409],
    meaning: 'A promo code, category or staff member with this name or email exists.',
    remedy: 'Choose another value for the input in `fields`, or change the existing record.',
  },
  PAYLOAD_TOO_LARGE: {
    status: [413, 414, 431],
    meaning:
      'The body is larger than the call accepts: 100 kB, or the limit of the operation for a picture; 414: the URL is longer than 8 kB; 431: URL and headers together are longer than 16 kB.',
    remedy: 'Send less.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: [415],
    meaning: 'The call does not accept the type, charset or encoding of the body.',
    remedy: 'Send `Content-Type: application/json`, or for a picture its own type.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: [422],
    meaning: 'A different request already used this `Idempotency-Key`.',
    remedy: 'Create a new key for each new request; use it again only to retry the same request.',
  },
  IDEMPOTENCY_KEY_IN_USE: {
    status: [409],
    meaning: 'The first request with this `Idempotency-Key` is still being processed.',
    remedy: 'Send the same request with the same key again after `Retry-After` seconds.',
  },
  ALREADY_DONE: {
    status: [409],
    meaning:
      'The first request with this `Idempotency-Key` was saved, but its response was lost. Nothing was done again.',
    remedy: 'Read the record to see the result; do not send the request with a new key.',
  },
  PRECONDITION_REQUIRED: {
    status: [428],
    meaning: 'The call changes a versioned record, and the `If-Match` header is missing.',
    remedy:
      'Read the record and send its version as `If-Match`, such as `"3"`; the operation names the field with the version.',
  },
  TOO_MANY_REQUESTS: {
    status: [429],
    meaning: 'A limit per account or per network address is used up; the `RateLimit` header names it.',
    remedy: 'Wait for `Retry-After` seconds.',
  },
  INTERNAL: {
    status: [500],
    meaning: 'An unexpected error occurred; nothing was partly saved.',
    remedy:
      'Try once more, a change with the same `Idempotency-Key`; if the error persists, send the `requestId` to the shop.',
  },
  SERVICE_UNAVAILABLE: {
    status: [503],
    meaning: 'The shop cannot respond at the moment, usually because its database is unreachable.',
    remedy:
      'Try again after `Retry-After` seconds. A change may have been saved: send it with the same `Idempotency-Key`, or check before you send it again.',
  },
};
