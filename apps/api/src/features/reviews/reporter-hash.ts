import { createHmac } from 'node:crypto';

/** Returns a keyed hash that counts a reporter once without storing the address. */
export const reporterHash = (secret: string, reporter: `user ${string}` | `address ${string}`) =>
  createHmac('sha256', secret).update(`review report ${reporter}`).digest('base64url');
