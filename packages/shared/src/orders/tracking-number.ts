/** The number (AWB) under which a courier follows a parcel, in capitals and without the blanks that couriers print. */
export const TRACKING_NUMBER = /^[A-Z0-9-]{4,40}$/;
export const TRACKING_NUMBER_WANTED = 'Enter the tracking number: letters, digits and hyphens, at least 4.';

export const plainTrackingNumber = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();
