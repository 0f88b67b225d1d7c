import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';

/** Who reported a review, as a keyed hash: enough to count a person once, too little to find them. */
export const reporterOf = (
  { jwtSecret }: Pick<Config, 'jwtSecret'>,
  who: `user ${string}` | `address ${string}`,
) => createHmac('sha256', jwtSecret).update(`review report ${who}`).digest('base64url');
