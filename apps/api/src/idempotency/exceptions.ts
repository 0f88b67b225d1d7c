/**
 * Calls that change data without storing a response, with the reason. Each is safe to repeat.
 * `apps/api/src/idempotency.contract.test.ts` checks this list.
 */
export const IDEMPOTENCY_EXCEPTIONS: Readonly<Record<string, string>> = {
  'POST /order/new': 'Keeps its keys for good, with the order: a retry answers the order as it is now.',
  'POST /cart/quote': 'A question: it changes nothing.',
  'POST /login': 'Its answer carries a session cookie. Signing in again starts another session.',
  'POST /register':
    'Its answer carries a session cookie. The second account with the email is refused (409).',
  'GET /logout': 'Ends the session of the cookie; without one nothing is left to end.',
  'POST /logout': 'Ends the session of the cookie; without one nothing is left to end.',
  'PUT /password/update/':
    'Its answer carries a session cookie. The old password is refused the second time.',
  'PUT /password/reset/:token': 'Its answer carries a cookie. The mailed token is good once.',
  'POST /admin/confirm': 'Takes a password; confirming again confirms again.',
  'POST /admin/second-factor/key': 'Its answer carries a secret. Nothing is stored until it is confirmed.',
  'PUT /admin/second-factor': 'Its answer carries recovery codes. The second time is refused: it is set up.',
  'POST /admin/second-factor/recovery-codes':
    'Its answer carries recovery codes. The codes of the last answer are the valid ones.',
  'POST /admin/second-factor/end': 'Takes a password; without a second step nothing is left to end.',
  'POST /admin/customers/:id/export':
    'Its answer carries all data of a person. Nothing changes but the audit trail.',
  'POST /me/erase': 'Takes a password and ends the session. Without the account nothing is left to erase.',
  'POST /product/:id/alerts':
    'Its answer carries the key that takes the alert back. Asked again it is the same alert, with one more key.',
  'POST /admin/pictures':
    'The address of a picture follows from its bytes: the same file is the same picture.',
};
