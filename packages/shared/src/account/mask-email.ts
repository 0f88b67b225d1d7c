/** Masks an address: "a…@example.com". */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');
