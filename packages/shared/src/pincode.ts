/** Postal codes of the army start with 9. */
export const PINCODE_PATTERN = /^[1-9][0-9]{5}$/;

export const isPincode = (text: string): boolean => PINCODE_PATTERN.test(text);
