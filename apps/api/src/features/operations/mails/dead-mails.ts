import { trusted } from 'mongoose';

/** Failed mail that can be resent; mail without an address (erased account, old mail) cannot. */
export const RESENDABLE_MAIL = {
  state: 'dead',
  to: trusted({ $gt: '' }),
  settledAt: trusted({ $exists: false }),
} as const;
