import { trusted } from 'mongoose';

/** Mail that was given up and can still be sent; without its address (an erased account, an old mail) it cannot. */
export const DEAD = {
  state: 'dead',
  to: trusted({ $gt: '' }),
  settledAt: trusted({ $exists: false }),
} as const;
