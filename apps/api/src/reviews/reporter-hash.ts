import { createHmac } from 'node:crypto';

/** Who reported a review without an account, as a keyed hash: enough to count an address once, too little to find it. */
export const reporterHash = (secret: string, who: `user ${string}` | `address ${string}`) =>
  createHmac('sha256', secret).update(`review report ${who}`).digest('base64url');
