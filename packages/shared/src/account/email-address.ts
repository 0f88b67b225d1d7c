import { z } from 'zod';

const LOCAL_PART_MAX = 64;

/** An address as RFC 5321 limits it: a local part of at most 64 characters, no domain label that ends in `-`. */
export const emailAddress = (message: string) =>
  z.email(message).refine((address) => {
    const [localPart = '', domain = ''] = address.split('@');
    return localPart.length <= LOCAL_PART_MAX && !domain.includes('-.');
  }, message);
