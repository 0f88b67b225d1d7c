export const PINCODE_PATTERN = /^[1-9][0-9]{5}$/;
