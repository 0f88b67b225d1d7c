/** The address under which a telephone calls a number that is written with spaces and dashes. */
export const telOf = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
