/** `objectId(7)` → `000000000000000000000007` */
export const objectId = (number: number) => number.toString(16).padStart(24, '0');
