import { plainDigits } from '../plain-digits.ts';

/** Air waybill number (AWB), upper case, without spaces. */
export const TRACKING_NUMBER = /^[A-Z0-9-]{4,40}$/;
export const TRACKING_NUMBER_MESSAGE = 'Enter the tracking number: letters, digits and hyphens, at least 4.';

export const plainTrackingNumber = (typed: string): string =>
  plainDigits(typed).replaceAll(/\s/g, '').toUpperCase();
